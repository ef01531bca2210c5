import type { ComponentProps, ReactNode } from 'react'

/** On phones one column: with text of twice the size, the gaps of twelve are wider than a phone. */
const HEAD = 'md:grid md:grid-cols-12 md:items-baseline-last md:gap-x-gap'
const CONTROLS =
  'carousel-controls col-start-11 col-end-13 flex gap-3 max-md:mt-4 max-md:flex-wrap md:place-self-end noscript:hidden print:hidden'

interface SectionHeadProps {
  /** Its place. */
  className?: string
  /** The controls of a carousel. */
  controls?: ReactNode
  /** Title and subtitle. */
  children: ReactNode
}

/** The title of a section, its subtitle and its controls on one line; on phones below one another. */
export const SectionHead = ({ className = 'mb-10 lg:mb-16', controls, children }: SectionHeadProps) => (
  <div className={`${HEAD} ${className}`}>
    {children}
    {controls && (
      <div className={CONTROLS} data-controls>
        {controls}
      </div>
    )}
  </div>
)

export const SectionTitle = ({ children, ...props }: Omit<ComponentProps<'h2'>, 'className'>) => (
  <h2 className="col-start-1 col-end-10 text-h2 lg:col-end-6" {...props}>
    {children}
  </h2>
)

export const SectionSubtitle = (props: Omit<ComponentProps<'p'>, 'className'>) => (
  <p className="col-start-1 col-end-10 mt-4 text-lead text-muted lg:col-start-6 lg:col-end-11 lg:mt-0" {...props} />
)
