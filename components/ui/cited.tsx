import { sourceNumbers } from '@/content/sources'

interface CitedProps {
  /** A whole text of the page. */
  text: string
}

/** Links from a text to its sources at the end of the page; nothing where it has none. */
export const Citations = ({ text }: CitedProps) =>
  sourceNumbers(text).map((number) => (
    <a key={number} href={`#source-${number}`} role="doc-noteref">
      {number}
    </a>
  ))

/** A text with links to its sources. */
export const Cited = ({ text }: CitedProps) => (
  <>
    {text}
    <Citations text={text} />
  </>
)
