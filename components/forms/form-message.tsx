import type { ComponentProps, ReactNode } from 'react'

import { IconSvg } from '@/components/ui/icon-svg'

export type MessageTone = 'success' | 'error'

/** A check mark, and the sign that warns. */
export const toneIcons: Readonly<Record<MessageTone, ReactNode>> = {
  success: <path d="M4.5 12.5l5 5 10-11" />,
  error: <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v5M12 15.7v.3" />,
}

interface FormMessageProps extends Omit<ComponentProps<'p'>, 'className'> {
  tone: MessageTone
}

/** The outcome of a form. The icon and the words convey it; the colour only repeats it. */
export function FormMessage({ tone, children, ...rest }: FormMessageProps) {
  return (
    <p className="form-message" data-tone={tone} {...rest}>
      <IconSvg>{toneIcons[tone]}</IconSvg>
      <span>{children}</span>
    </p>
  )
}
