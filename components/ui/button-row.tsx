import type { ReactNode } from 'react'

import { classNames } from './class-names'

/** On phones, buttons are stacked and as wide as the text. */
const BUTTONS = 'buttons:text-balance max-md:buttons:w-full max-md:buttons:gap-2 max-md:buttons:px-3'

interface ButtonRowProps {
  /** The space above, unless it is that between the parts of a section. */
  space?: 'mt-rhythm' | 'mt-4' | 'mt-5'
  className?: string
  /** Button links, and other links beside them. */
  children: ReactNode
}

/** Button links side by side or stacked. Hidden on paper, where links do not work. */
export const ButtonRow = ({ space = 'mt-rhythm', className, children }: ButtonRowProps) => (
  <div className={classNames(space, 'flex flex-wrap gap-x-4 gap-y-3 print:hidden', BUTTONS, className)}>{children}</div>
)
