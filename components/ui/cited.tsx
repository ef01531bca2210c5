import { unbroken } from '@/components/ui/unbroken'

interface CitationsProps {
  /** Numbers of the sources at the end of the page. */
  notes?: readonly number[]
}

/** Links to the sources of a text. Renders nothing if it has none. */
export const Citations = ({ notes = [] }: CitationsProps) =>
  notes.map((number) => (
    <a key={number} href={`#source-${number}`} role="doc-noteref">
      {number}
    </a>
  ))

/** A text with links to its sources. */
export const Cited = ({ text, notes }: CitationsProps & { text: string }) => (
  <>
    {unbroken(text)}
    <Citations notes={notes} />
  </>
)
