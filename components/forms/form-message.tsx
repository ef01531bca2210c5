import type { ComponentProps } from 'react'

import { Icon } from '@/components/ui/icon'

export type MessageTone = 'success' | 'error'

const icons = { success: 'check', error: 'alert' } as const satisfies Record<MessageTone, string>

interface FormMessageProps extends Omit<ComponentProps<'p'>, 'className'> {
  tone: MessageTone
}

/** The outcome of a form. The icon and the words convey it; the colour only repeats it. */
export function FormMessage({ tone, children, ...rest }: FormMessageProps) {
  return (
    <p className="form-message" data-tone={tone} {...rest}>
      <Icon name={icons[tone]} />
      <span>{children}</span>
    </p>
  )
}
