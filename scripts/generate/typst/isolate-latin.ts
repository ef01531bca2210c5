import type { Locale } from '@/lib/locale'

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'
const NO_BREAK_SPACE = '\u00a0'

/** Runs up to this length stay on one line: "ISO 27001", "PCI DSS 4.0", "250 ms". */
const UNBROKEN_LENGTH = 14

/** A token with at least one letter, and the tokens of letters or digits that follow it after single spaces. */
const token = String.raw`[A-Za-z0-9](?:[\w.:/&+@#'’-]*[A-Za-z0-9+#])?`
const latin = String.raw`(?=[\w.:/&+@#'’-]*[A-Za-z])${token}(?: ${token})*`

/** With brackets of its own: mirrored ones would be lost in the text that pdf.js and MuPDF read. */
const latinRun = new RegExp(String.raw`\(${latin}\)|${latin}`, 'g')

/** Text that always reads from left to right: a phone number, an e-mail or web address. */
export const leftToRight = (text: string): string => `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`

/**
 * Puts every Latin run of an Arabic text into a bidirectional isolate. Otherwise "ISO 27001، ISO 22301" would be set as
 * one run, with the names in the wrong order. Returns English text unchanged.
 */
export function isolateLatin(text: string, locale: Locale): string {
  if (locale !== 'ar') return text
  return text.replace(latinRun, (run) =>
    leftToRight(run.length <= UNBROKEN_LENGTH ? run.replaceAll(' ', NO_BREAK_SPACE) : run),
  )
}
