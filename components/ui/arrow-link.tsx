import type { ComponentProps } from 'react'

/** Underlined, not ruled: a link of two lines has its line under the words alone. */
const LINK =
  'inline-flex min-h-target items-center gap-3 py-1 font-strong underline decoration-accent underline-offset-[0.375em] [word-spacing:0] print:min-h-0 print:py-0'

/** A link on a line of its own, with a rule below it. An icon may stand at its end. */
export const ArrowLink = (props: Omit<ComponentProps<'a'>, 'className'>) => <a className={LINK} {...props} />
