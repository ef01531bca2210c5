import type { z } from 'zod'

import { isInvisible, nameOf } from '@/lib/words/characters'

type Issue = z.core.$ZodIssue

const wanted: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list, each entry on a line that begins with "- "',
  object: 'fields below it, indented by two spaces',
  record: 'fields below it, indented by two spaces',
}

/** A text that YAML reads as another kind of value. */
const readAs: Readonly<Record<string, string>> = { number: 'a number', boolean: 'yes or no to a program' }

const units: Readonly<Record<string, readonly [string, string]>> = {
  string: ['characters', 'Shorten it'],
  array: ['entries', 'Take away'],
}

function size(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value)
}

/** A text with the names of the characters that nobody sees. */
const shown = (text: string) =>
  [...text].map((character) => (isInvisible(character) ? `[${nameOf(character)}]` : character)).join('')

/** Suggests the known field that shares most letters with a mistyped one. */
function similar(name: string, known: readonly string[]): string {
  const shared = (other: string) =>
    [...other].filter((letter) => name.includes(letter)).length - Math.abs(other.length - name.length)
  const best = known.toSorted((a, b) => shared(b) - shared(a))[0]
  return best && shared(best) >= name.length / 2 ? ` Did you mean "${best}"?` : ' Take it out.'
}

/**
 * Describes what is wrong, as the end of a sentence that begins with the field's name. `value` is the value found, `known`
 * are the names of the fields below it, and `hint` is its help.
 */
export function describeIssue(issue: Issue, value: unknown, known: readonly string[], hint = ''): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing. Write it.'
      if (value === null || value === '')
        return 'is empty. Write it, or take the line out if the field may be left out.'
      if (issue.expected === 'string' && readAs[typeof value])
        return `is ${readAs[typeof value]}, and should be a text. Put it between 'single quotes'.`
      if (issue.expected === 'string' && typeof value === 'object') {
        const cause = Array.isArray(value)
          ? 'is read as a list, because of a - or a ['
          : 'is read as fields, because of a colon or a {'
        return `${cause}, and should be a text. Put it between 'single quotes'.`
      }
      if (issue.expected === 'object' && known.length > 0)
        return `should have fields below each other: ${known.join(', ')}.`
      return `should be ${wanted[issue.expected] ?? issue.expected}, and is not.`
    case 'too_small': {
      const [unit] = units[issue.origin] ?? ['', '']
      if (value === '') return 'is empty. Write it.'
      if (!unit) return `is ${size(value)}; it has to be ${issue.minimum} or more.`
      return `has ${size(value)} ${unit}; there must be at least ${issue.minimum}. Add ${Number(issue.minimum) - size(value)}.`
    }
    case 'too_big': {
      const [unit, advice] = units[issue.origin] ?? ['', '']
      if (!unit) return `is ${size(value)}; it may be ${issue.maximum} at most.`
      const over = size(value) - Number(issue.maximum)
      return `has ${size(value)} ${unit}; there may be at most ${issue.maximum}. ${advice}${issue.origin === 'string' ? ' by' : ''} ${over}.`
    }
    case 'invalid_value':
      if (value === undefined) return 'is missing. Write it.'
      if (value === null) return 'is empty. Write it, or take the line out if the field may be left out.'
      return `is "${String(value)}"; it has to be ${issue.values.map((one) => `"${String(one)}"`).join(' or ')}.`
    case 'unrecognized_keys': {
      const name = issue.keys[0] ?? ''
      // No field is called so: it is a text before a colon.
      if (/[^\w-]/.test(name)) {
        return `has a colon after “${shown(name)}”, which makes that a field. Put the text between 'single quotes', or correct the field.`
      }
      return `has a field "${name}", which does not belong here.${similar(name, known)}`
    }
    case 'invalid_union':
      if (value === undefined) return 'is missing. Write it.'
      return hint ? `should be: ${hint}` : 'has none of the forms that it may have.'
    default:
      return issue.message
  }
}
