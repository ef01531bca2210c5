import { unbroken } from '@/components/ui/unbroken'

interface CitationsProps {
  /** Numbers of the sources at the end of the page. */
  notes?: readonly number[] | undefined
}

/** A text with the numbers of its sources. */
export interface CitedText extends CitationsProps {
  text: string
}

/**
 * Larger to touch than to see. Isolated: after a number or Latin letters it would take the sentence's full stop to their
 * side in Arabic.
 */
const NOTE =
  'px-[0.3em] py-[0.6em] align-super text-[0.7em] leading-[0] font-strong text-accent [unicode-bidi:isolate] hover:underline [[role=doc-noteref]+&]:ms-[0.3em]'

/** Links to the sources of a text. Renders nothing if it has none. */
export const Citations = ({ notes = [] }: CitationsProps) =>
  notes.map((number) => (
    <a key={number} href={`#source-${number}`} role="doc-noteref" className={NOTE}>
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
