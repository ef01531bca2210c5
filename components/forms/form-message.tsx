import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'

export type MessageTone = 'success' | 'error'

const icons = { success: 'check', error: 'alert' } as const satisfies Record<MessageTone, string>

/** What came of a form: the icon and the words say it, the colour only repeats it. */
export function FormMessage({ tone, children }: { tone: MessageTone; children: ReactNode }) {
  return (
    <p className="form-message" data-tone={tone}>
      <Icon name={icons[tone]} />
      <span>{children}</span>
    </p>
  )
}
