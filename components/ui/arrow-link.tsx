import type { ComponentProps } from 'react'

/** Underlined, not ruled: a link of two lines has its line under the words alone. */
const LINK =
  'inline-flex items-center gap-3 font-strong underline decoration-accent underline-offset-[0.375em] [word-spacing:0] screen:min-h-target screen:py-1'

/** A link on a line of its own, with a rule below it. An icon may stand at its end. */
export const ArrowLink = (props: Omit<ComponentProps<'a'>, 'className'>) => <a className={LINK} {...props} />
