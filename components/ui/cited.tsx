import { unbroken } from '@/components/ui/unbroken'

interface CitationsProps {
  /** Numbers of the sources at the end of the page. */
  notes?: readonly number[] | undefined
}

/** A text with the numbers of its sources. */
export interface CitedText extends CitationsProps {
  text: string
}

/** Links to the sources of a text, which app/base.css styles by their role. Renders nothing if it has none. */
export const Citations = ({ notes = [] }: CitationsProps) =>
  notes.map((number) => (
    <a key={number} role="doc-noteref" href={`#source-${number}`}>
      {number}
    </a>
  ))

/** A text with links to its sources. */
export const Cited = ({ text, notes }: CitedText) => (
  <>
    {unbroken(text)}
    <Citations notes={notes} />
  </>
)
