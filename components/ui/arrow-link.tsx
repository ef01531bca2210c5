import type { ComponentProps } from 'react'

/** An underline, not a border: if the link wraps, only its words are underlined. */
const LINK =
  'inline-flex items-center gap-3 font-strong underline decoration-accent underline-offset-[0.375em] [word-spacing:0] screen:min-h-target screen:py-1'

/** An underlined link on a line of its own. It may end with an icon. */
export const ArrowLink = (props: Omit<ComponentProps<'a'>, 'className'>) => <a className={LINK} {...props} />
