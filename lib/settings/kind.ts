import { z } from 'zod'

import { isInvisible, nameWithArticle } from '@/lib/words/characters'

/** What a value may be. */
export interface Kind {
  /** After “Allowed: ”. */
  allowed: string
  schema: z.ZodType<string, string>
  /** Turns what people often write into an allowed value, which is offered if the schema accepts it. */
  offer?: (value: string) => string | undefined
  /** The host in a valid value, which visitors of a public site must be able to reach. */
  hostOf?: (value: string) => string
}

/** What is wrong with a value: the end of a sentence about it, and a value that would do. */
export interface Fault {
  problem: string
  offer?: string | undefined
}

/** A kind of which a value is valid if `fault` returns nothing for it. */
export const kind = (allowed: string, fault: (value: string) => string | undefined, offer?: Kind['offer']): Kind => ({
  allowed,
  schema: z.string().superRefine((value, context) => {
    const message = fault(value)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  ...(offer && { offer }),
})

/** Arabic-Indic and Persian digits as Latin ones. */
export const inLatinDigits = (value: string): string =>
  value.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Quotation marks around the whole value, which some programs keep and others remove. */
const QUOTED = /^(["'`“‘«])(.*)["'`”’»]$/s

const withoutQuotes = (value: string) => {
  const [, mark, inner = ''] = QUOTED.exec(value) ?? []
  // "Palm" and "Oasis" are two quotations.
  return mark && !/["'`“”‘’«»]/.test(inner) ? inner.trim() : value
}

/** Placeholders that are nobody's name, key or address. */
const NOTHING = /^(undefined|null|nil|nan|none|n\/a|tbd|todo|\[object Object\])$/i

/** The text without invisible characters, and with a space for each line break and tab. */
const withoutInvisible = (text: string) =>
  [...text.replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ')]
    .filter((character) => !isInvisible(character))
    .join('')
    .trim()

function problemOf({ schema }: Kind, value: string): string | undefined {
  const invisible = [...value].find(isInvisible)
  if (invisible) return `has ${nameWithArticle(invisible)}, which cannot be seen`
  if (NOTHING.test(value))
    return 'is what programs write where there is no value. Take the line away, or write the value'
  if (withoutQuotes(value) !== value) return 'is in quotation marks. Take them away'
  return schema.safeParse(value).error?.issues[0]?.message
}

/** Checks a value. Returns undefined if it is right. */
export function faultOf(wanted: Kind, value: string): Fault | undefined {
  const problem = problemOf(wanted, value)
  if (!problem) return undefined
  const clean = withoutQuotes(withoutInvisible(value))
  const offers = [wanted.offer?.(clean), clean]
  return { problem, offer: offers.find((offer) => offer && !problemOf(wanted, offer)) }
}

/** A check in one sentence without its full stop, for a field of an editor. */
export const checkOf =
  (wanted: Kind) =>
  (value: string): string | undefined => {
    const fault = faultOf(wanted, value)
    return fault && [fault.problem, fault.offer && `Write it as ${fault.offer}`].filter(Boolean).join('. ')
  }
