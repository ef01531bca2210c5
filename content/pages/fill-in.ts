import { isObject } from '@/lib/is-object'
import type { Locale } from '@/lib/locale'
import { formatMessage, type MessageValues } from '@/lib/message'
import { mapTree } from '@/lib/tree'

const isEmpty = (item: unknown) => item === '' || (isObject(item) && item.text === '')

/** Replaces the placeholders in a page's texts with values, and drops list items that come out empty. */
export function fillIn<Copy>(locale: Locale, copy: Copy, values: MessageValues): Copy {
  return mapTree(copy, (value) => {
    if (typeof value === 'string') return value.includes('{') ? formatMessage(locale, value, values).trim() : value
    return Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value
  }) as Copy
}
