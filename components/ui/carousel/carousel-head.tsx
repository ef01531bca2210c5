import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names'

/** One column on phones: with text of twice the size, the gaps of twelve columns would be wider than a phone. */
const HEAD = 'md:grid md:grid-cols-12 md:items-baseline-last md:gap-x-gap'
const CONTROLS =
  'carousel-controls col-start-11 col-end-13 flex gap-3 max-md:flex-wrap md:place-self-end print:hidden noscript:hidden'

const looks = {
  below: { head: 'mb-10 lg:mb-16', controls: 'max-md:mt-4' },
  beside: {
    head: 'mb-rhythm max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:gap-y-4',
    controls: 'max-md:gap-1',
  },
}

interface CarouselHeadProps {
  /** Where phones show the controls: below the title, or beside it as long as both fit. */
  look?: keyof typeof looks
  /** The controls of a carousel. */
  controls?: ReactNode
  /** Title and subtitle. */
  children: ReactNode
}

/** The title, the subtitle and the controls of a carousel in one row; on phones mostly stacked. */
export const CarouselHead = ({ look = 'below', controls, children }: CarouselHeadProps) => (
  <div className={classNames(HEAD, looks[look].head)}>
    {children}
    {controls && (
      <div className={classNames(CONTROLS, looks[look].controls)} data-controls>
        {controls}
      </div>
    )}
  </div>
)

export const CarouselTitle = ({ children, ...props }: Omit<ComponentProps<'h2'>, 'className'>) => (
  <h2 {...props} className="col-start-1 col-end-10 text-h2 lg:col-end-6">
    {children}
  </h2>
)

export const CarouselSubtitle = (props: Omit<ComponentProps<'p'>, 'className'>) => (
  <p className="col-start-1 col-end-10 mt-4 text-lead text-muted lg:col-start-6 lg:col-end-11 lg:mt-0" {...props} />
)
