import type { ReactNode } from 'react'

/** On phones one column: with text of twice the size, the gaps of twelve are wider than a phone. */
const HEAD = 'md:grid md:grid-cols-12 md:items-baseline-last md:gap-x-gap'
/** Without a subtitle the heading is wider. */
const TITLE = '[&>h2]:col-start-1 [&>h2]:col-end-10 lg:[&>h2]:col-end-6 lg:not-has-[>p]:[&>h2]:col-end-9'
const SUBTITLE =
  '[&>p]:col-start-1 [&>p]:col-end-10 [&>p]:mt-4 [&>p]:text-lead [&>p]:text-muted lg:[&>p]:col-start-6 lg:[&>p]:col-end-11 lg:[&>p]:mt-0'
const sizes = { normal: 'mb-10 lg:mb-16 [&>h2]:text-h2', small: 'mb-rhythm [&>h2]:text-h3' }

const CONTROLS = 'carousel-controls col-start-11 col-end-13 flex gap-3 max-md:mt-4 max-md:flex-wrap md:place-self-end noscript:hidden print:hidden'

interface SectionHeadProps {
  size?: keyof typeof sizes
  /** The controls of a carousel. */
  controls?: ReactNode
  /** The heading and, as `<p>`, the subtitle. */
  children: ReactNode
}

/** The heading of a section, its subtitle and its controls on one line; on phones below one another. */
export const SectionHead = ({ size = 'normal', controls, children }: SectionHeadProps) => (
  <div className={`${HEAD} ${TITLE} ${SUBTITLE} ${sizes[size]}`}>
    {children}
    {controls && (
      <div className={CONTROLS} data-controls>
        {controls}
      </div>
    )}
  </div>
)
