import type { Locale } from './locale'
import { formatMessage, type MessageValues } from './message'

const isEmpty = (item: unknown) => item === '' || (item as { text?: string }).text === ''

/** Replaces the placeholders in a page's texts with values, and drops list items that come out empty. */
export function fillIn<Copy>(locale: Locale, copy: Copy, values: MessageValues): Copy {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? formatMessage(locale, value, values).trim() : value
    if (Array.isArray(value)) return value.map(fill).filter((item) => !isEmpty(item))
    if (typeof value !== 'object' || !value) return value
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child)]))
  }
  return fill(copy) as Copy
}
