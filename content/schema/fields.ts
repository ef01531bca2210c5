import { z } from 'zod'

import { checkDay, checkPastDay } from '@/lib/check-day'
import { mapValues, tableOf } from '@/lib/map-values'
import { type Message, placeholdersOf } from '@/lib/message'
import { address } from '@/lib/settings/addresses'
import { isPublicHost } from '@/lib/settings/hosts'
import { checkOf } from '@/lib/settings/kind'
import { isObject } from '@/lib/is-object'
import type { WordKind } from '@/lib/words/rule'
import { MOSTLY_SHOWN } from '@/lib/words/shown-characters'

import { checkPublicFile, type FileKind } from './check-public-file'

interface Limits {
  /** Characters of a text or items of a list. */
  min?: number
  max?: number
  /** What reads well. A longer text is no fault, so an editor is told, and nothing stops. */
  best?: { min?: number; max: number }
}

/** No text of the site is longer; a longer one is a mistake. */
export const LONGEST = 1200

const MARK = /[.?!؟…]$/

/** Line breaks and odd spaces are named by lib/words. */
const clean = (value: string) => !/^[ \u00a0]|[ \u00a0]$|[ \u00a0]{2}/.test(value)

/** The limits of a field in words; '' if it has none of its own. */
function limitsInWords({ min = 1, max = Infinity, best }: Limits, unit: string): string {
  if (best) return `Best ${best.min ? `${best.min} to` : 'at most'} ${best.max} ${unit}.`
  if (min === max) return `Exactly ${min} ${unit}.`
  if (max === Infinity) return min > 1 ? `At least ${min} ${unit}.` : ''
  return min > 1 ? `${min} to ${max} ${unit}.` : `At most ${max} ${unit}.`
}

/** What an editor shows of a field: its label, and its help with the limits. */
const label = (title: string, hint: string, limits: Limits = {}, unit = 'characters') => ({
  title,
  description: [hint, limitsInWords(limits, unit)].filter(Boolean).join(' '),
})

/** Marks a field of words, which lib/words checks. Editors refuse most of what the fonts lack as it is typed. */
const WORDS: { words: WordKind; pattern: string; patternErrorMessage: string } = {
  words: 'text',
  pattern: MOSTLY_SHOWN,
  patternErrorMessage: 'It has a character that the pages cannot show.',
}

/** A text. `title` and `hint` are its label and its help in an editor. */
export const text = (title: string, hint = '', limits: Limits = {}) =>
  z
    .string()
    .min(limits.min ?? 1)
    .max(limits.max ?? LONGEST)
    .refine((value) => !/[{}]/.test(value), 'contains a brace. Words are filled in elsewhere only.')
    .refine(clean, 'has a space too many. Take away the spaces at its ends and the double ones.')
    .meta({ ...label(title, hint, limits), ...WORDS })

/** A name in camelCase as a label: quickLinks is “Quick links”. */
const labelOf = (name: string) =>
  name.replace(/^./, (first) => first.toUpperCase()).replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A field for each of `titles`, which is its label. */
export const labelled = <Name extends string, Field>(
  titles: Readonly<Record<Name, string>>,
  field: (title: string) => Field,
) => mapValues(titles, (title) => field(title))

/** Texts that need no other label than the names of their fields. */
export const texts = <const Name extends string>(...names: readonly Name[]) =>
  tableOf(names, (name) => text(labelOf(name)))

/** One or more whole sentences. */
export const sentence = (title: string, hint = '', limits: Limits = {}) =>
  text(title, hint, limits)
    .refine(
      (value) => MARK.test(value),
      'does not end with a full stop, a question mark or an exclamation mark. Add it.',
    )
    .meta({ ...label(title, hint, limits), words: 'sentence' })

/** A text that may have codes between backticks, in either language. */
export const coded = (title: string, hint = '') => text(title, hint).meta({ words: 'coded' })

/** A text that is not a sentence. */
export const phrase = (title: string, hint = '', limits: Limits = {}) =>
  text(title, hint, limits)
    .refine((value) => !MARK.test(value), 'is not a sentence: take away the mark at its end.')
    .meta(label(title, hint, limits))

/** The first fields of many groups. */
export const titleAndText = { title: text('Title'), text: sentence('Text') }

/** Whether something is so: true, or left out. */
export const flag = (title: string, hint: string) => z.literal(true).optional().meta({ title, description: hint })

/** A text of a certain form. `message` says which, as the end of a sentence about the field. Editors show it too. */
export const pattern = (title: string, hint: string, form: RegExp, message: string) =>
  z
    .string()
    .regex(form, message)
    .meta({ ...label(title, hint), patternErrorMessage: `${title} ${message}` })

const HTTPS = /^https:\/\/[^\s/]+\.\S+$/
const checkForm = checkOf(address('https://www.example.com/document'))

function checkAddress(value: string): string | undefined {
  const fault = checkForm(value)
  if (fault) return fault
  const { hostname } = new URL(value)
  return isPublicHost(hostname) ? undefined : `names the host ${hostname}, which visitors cannot reach`
}

/** The address of a page elsewhere, by the same check as a setting's. */
export const url = (title: string, hint: string) =>
  pattern(title, hint, HTTPS, 'is not an https address. Write it as https://www.example.com/document.').refine(
    (value) => !HTTPS.test(value) || !checkAddress(value),
    { error: ({ input }) => `${checkAddress(String(input))}.` },
  )

/** A text that `check` validates. It returns what is wrong, as the checks of settings do. */
export const checked = (title: string, hint: string, check: (value: string) => string | undefined) =>
  z
    .string()
    .refine((value) => !check(value), { error: ({ input }) => `${check(String(input))}.` })
    .meta(label(title, hint))

/** A text that `describe` validates. It returns what is wrong, in whole sentences. */
export const described = (title: string, hint: string, describe: (value: string) => string | undefined) =>
  z
    .string()
    .refine((value) => !describe(value), { error: ({ input }) => describe(String(input)) })
    .meta(label(title, hint))

/** The address of a file in public/, such as `example`. */
export const publicFile = (title: string, hint: string, kinds: readonly FileKind[], example: string) =>
  described(title, hint, (value) => checkPublicFile(value, kinds, example))

/** A whole number. */
export const whole = (title: string, hint: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Limits = {}) =>
  z.int().min(min).max(max).meta(label(title, hint))

const sorted = (names: readonly string[]) => [...new Set(names)].sort().join(', ')

/** A text with placeholders in braces (ICU MessageFormat). Each of `names` must appear in it. */
export const message = <const Names extends string>(title: string, hint: string, ...names: readonly Names[]) =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => {
      const found = placeholdersOf(value)
      if (typeof found === 'string') context.addIssue({ code: 'custom', message: found })
      else if (sorted(found) !== sorted(names)) {
        const wanted = names.map((name) => `{${name}}`).join(', ')
        context.addIssue({ code: 'custom', message: `must contain ${wanted} and no other word in braces.` })
      }
    })
    .meta({ title, description: hint, ...WORDS, words: 'message' }) as unknown as z.ZodType<Message<Names>, string>

/** A text that may contain any of the placeholders `names`. If it comes out empty, it is not shown. */
export const template = (names: readonly string[], title: string, hint = '') =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => {
      const found = placeholdersOf(value)
      if (typeof found === 'string') return context.addIssue({ code: 'custom', message: found })
      const unknown = found.find((name) => !names.includes(name))
      if (unknown) {
        const known = names.map((name) => `{${name}}`).join(', ')
        context.addIssue({
          code: 'custom',
          message: `contains {${unknown}}, which nothing is known of. It may contain ${known}.`,
        })
      }
    })
    .meta({ title, description: hint, ...WORDS, words: 'message' })

/** A list. */
export const list = <Item extends z.ZodType>(title: string, hint: string, item: Item, limits: Limits = {}) =>
  z
    .array(item)
    .min(limits.min ?? 0)
    .max(limits.max ?? 100)
    .meta(label(title, hint, limits, 'entries'))

/** A list in which no two entries are the same, or have the same value of the field `key`. */
export const distinct = <Item extends z.ZodType>(
  items: z.ZodArray<Item>,
  key = '',
  message = 'is that of another entry.',
) =>
  items.superRefine((entries, context) => {
    const values = entries.map((entry) => (key && isObject(entry) ? entry[key] : entry))
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue
      context.addIssue({ code: 'custom', path: key ? [index, key] : [index], message })
    }
  })

/** A group of fields. Unknown fields are refused. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape, hint = '') =>
  z.strictObject(shape).meta({ title, description: hint })

/** One of a fixed set of values. */
export const choice = <const Value extends string>(title: string, hint: string, values: readonly Value[]) =>
  z.enum(values).meta({ title, description: hint })

/** The name of a folder, which becomes part of the page's address. */
export const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A name as a slug, for a message. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '') || 'a name such as zero-trust'

export const slug = (title: string, hint: string) =>
  z
    .string()
    .regex(SLUG, {
      error: ({ input }) =>
        `may have only small Latin letters and digits, and hyphens between the words. Write it as ${slugOf(String(input))}.`,
    })
    .meta({ title, description: hint })

/** The id of an entry in another file, such as a picture. */
export const reference = (
  title: string,
  hint: string,
  to: 'pictures' | 'masters' | 'pages' | 'services' | 'products' | 'samples' | 'partners' | 'sources' | 'promises',
) => z.string().min(1).meta({ title, description: hint, reference: to })

const dayThat = (title: string, hint: string, check: (value: string) => string | undefined) =>
  z
    .string()
    .refine((value) => !check(value), { error: ({ input }) => check(String(input)) })
    .meta({ title, description: hint, format: 'date' })

/** A day up to today, YYYY-MM-DD. */
export const day = (title: string, hint: string) => dayThat(title, hint, checkPastDay)

/** A day of the past or the future, YYYY-MM-DD. */
export const anyDay = (title: string, hint: string) => dayThat(title, hint, checkDay)

const sources = list(
  'Sources',
  'What the text rests on: ids in content/sources.yaml. The page shows them in one note at its end.',
  reference('Source', '', 'sources'),
  { min: 1, max: 8 },
)

/** The sources of the text beside them, and the promises that only the owner can keep. */
export const claims = {
  sources: sources.optional(),
  furtherNotes: list(
    'Further notes',
    'For statements of the text with sources of their own.',
    group('Note', { sources }),
    { min: 1, max: 4 },
  ).optional(),
  promises: list(
    'Promises',
    'What only the owner can make true of it: ids in content/promises.yaml.',
    reference('Promise', '', 'promises'),
    { min: 1, max: 8 },
  ).optional(),
}

/** A text with its sources and promises. */
export const claim = <Text extends z.ZodType>(title: string, text: Text, hint = '') =>
  group(title, { text, ...claims }, hint)

/** A text in both languages, for files that hold both. */
export const both = <Field extends z.ZodType>(title: string, field: (language: string) => Field, hint = '') =>
  group(title, { en: field('English'), ar: field('Arabic') }, hint)
