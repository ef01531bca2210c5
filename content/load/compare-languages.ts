import { isObject } from '@/lib/is-object'
import { placeholdersOf } from '@/lib/message'
import type { Place } from '@/lib/tree'

import type { Reader } from './yaml-reader'

/** Lists of ids, identical in both languages. */
const ID_LISTS = new Set(['sources', 'promises'])

/** Ids, the types of a sample's parts, and code. */
const SHARED = new Set(['id', 'type', 'code'])

/** Whether a value is not prose and therefore has to be identical in both languages. */
const isShared = (key: string, value: unknown) => SHARED.has(key) || (ID_LISTS.has(key) && typeof value !== 'string')

const describeList = (value: unknown) => (Array.isArray(value) ? value.join(', ') || 'none' : String(value ?? 'none'))

/** The words in braces that something is filled in for. */
const namesIn = (text: string): readonly string[] => {
  const names = text.includes('{') ? placeholdersOf(text) : []
  return typeof names === 'string' ? [] : names
}

const listed = (names: readonly string[]) => [...new Set(names)].map((name) => `{${name}}`).join(', ')

/** Reports every difference between the languages that is not wording: fields, numbers of entries, ids. */
export function compareLanguages(
  reader: Reader,
  file: string,
  english: unknown,
  arabic: unknown,
  place: Place = [],
): void {
  const key = place.at(-1)
  if (typeof key === 'string' && isShared(key, english ?? arabic)) {
    if (describeList(english) !== describeList(arabic)) {
      reader.problem(
        file,
        place,
        `${Array.isArray(english ?? arabic) ? 'are' : 'is'} ${describeList(arabic)}, and ${describeList(english)} in English. Both need the same.`,
      )
    }
    return
  }
  if (Array.isArray(english) && Array.isArray(arabic)) {
    if (english.length !== arabic.length) {
      reader.problem(file, place, `has ${arabic.length} entries, and ${english.length} in English. Both need the same.`)
    }
    for (const [index, value] of english.slice(0, arabic.length).entries()) {
      compareLanguages(reader, file, value, arabic[index], [...place, index])
    }
    return
  }
  if (typeof english === 'string' && typeof arabic === 'string') {
    const [one, other] = [namesIn(english), namesIn(arabic)]
    const [missing, tooMany] = [
      one.filter((name) => !other.includes(name)),
      other.filter((name) => !one.includes(name)),
    ]
    if (missing.length > 0) reader.problem(file, place, `lacks ${listed(missing)}, which the English text has.`)
    if (tooMany.length > 0) reader.problem(file, place, `has ${listed(tooMany)}, which the English text does not have.`)
    return
  }
  if (!isObject(english) || !isObject(arabic)) return
  for (const name of new Set([...Object.keys(english), ...Object.keys(arabic)])) {
    if (isShared(name, english[name] ?? arabic[name]) || (name in english && name in arabic)) {
      compareLanguages(reader, file, english[name], arabic[name], [...place, name])
    } else if (name in english) {
      reader.problem(file, [...place, name], 'is only in English. Translate it, or take it out there.')
    } else {
      reader.problem(file, [...place, name], 'is not in English. Translate it there, or take it out.')
    }
  }
}
