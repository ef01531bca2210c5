import { Fragment } from 'react'

import { unbroken } from '@/components/ui/unbroken'
import { type Locale, localeConfig, otherLocale } from '@/lib/locale'

const ARABIC = /\p{sc=Arabic}/u
const LATIN = /\p{sc=Latin}/u

/** Whether a text is in the other language, like a label of a bilingual form. */
const isForeign = (text: string, locale: Locale) =>
  locale === 'en' ? ARABIC.test(text) && !LATIN.test(text) : LATIN.test(text) && !ARABIC.test(text)

interface SampleTextProps {
  text: string
  locale: Locale
}

/** Characters. A code of this length fits one line of a phone. */
const SHORT_CODE = 20

/** Lets a long code, such as a CVSS vector, wrap after a slash. */
const breakable = (code: string) =>
  code.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A text of a sample. Codes, between backticks, read from left to right in both languages. */
export function SampleText({ text, locale }: SampleTextProps) {
  if (!text.includes('`') && isForeign(text, locale)) {
    const other = otherLocale[locale]
    return (
      <span lang={other} dir={localeConfig[other].dir}>
        {unbroken(text)}
      </span>
    )
  }
  return text.split('`').map((part, index) =>
    index % 2 ? (
      <code
        key={`${index} ${part}`}
        className={part.length > SHORT_CODE ? undefined : 'unbroken'}
        lang="en"
        dir="ltr"
        translate="no"
      >
        {part.length > SHORT_CODE ? breakable(part) : part}
      </code>
    ) : (
      <Fragment key={`${index} ${part}`}>{unbroken(part)}</Fragment>
    ),
  )
}
