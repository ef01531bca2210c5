import type { ComponentProps, ReactNode } from 'react'

import { IconSvg } from '@/components/ui/icon-svg'

export type MessageTone = 'success' | 'error'

/** A check mark and a warning sign. */
export const toneIcons: Readonly<Record<MessageTone, ReactNode>> = {
  success: <path d="M4.5 12.5l5 5 10-11" />,
  error: <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v5M12 15.7v.3" />,
}

/** Clips stacked marks in a server's message, which would cover the text around it. */
const MESSAGE = 'mt-5 flex gap-3 overflow-clip border-s-3 p-4 text-sm leading-lead font-head [&_a]:underline'
/** In Arabic, a server's message, which is mostly English, gets a line of its own. */
const SERVER_WORDS = '[&:lang(ar)_bdi[dir=auto]]:block [&:lang(ar)_bdi[dir=auto]]:[text-align:match-parent]'

const tones: Readonly<Record<MessageTone, string>> = {
  success: 'bg-ok-50 text-ok-700',
  error: 'bg-err-50 text-err-700',
}

interface FormMessageProps extends Omit<ComponentProps<'p'>, 'className'> {
  tone: MessageTone
}

/** The outcome of a form. The icon and the words convey it; the colour only repeats it. */
export function FormMessage({ tone, children, ...rest }: FormMessageProps) {
  return (
    <p className={`${MESSAGE} ${SERVER_WORDS} ${tones[tone]}`} data-tone={tone} {...rest}>
      <IconSvg>{toneIcons[tone]}</IconSvg>
      <span>{children}</span>
    </p>
  )
}
