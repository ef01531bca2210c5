import type { ComponentProps, ReactNode } from 'react'

import { IconSvg } from '@/components/ui/icon-svg'

import { toneIcons } from './form-message'

/** What the visitor must correct at a field. */
export interface FieldError {
  text: string
  /**
   * Whether the message below the form shows it already. The field is then marked, and only screen readers get the
   * text.
   */
  isSaidBelow?: boolean
}

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  id: string
  label: string
  error?: FieldError | undefined
  /** Read out before the error by screen readers. */
  errorPrefix: string
  /** A control at the end of the field, inside its frame. */
  end?: ReactNode
}

/** The box has the border instead of the input, because it also contains the control at the end. */
const BOX =
  'flex min-h-14 rounded-field border bg-white text-fg transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus'
const RIGHT =
  'border-[#7b8494] hover:border-ink-900 has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-offset-1'
const WRONG =
  'border-err-700 shadow-[0_0_0_1px_var(--color-err-700)] outline-offset-3 forced-colors:border-4 forced-colors:border-double forced-colors:border-[CanvasText]'

/** A labelled text field. */
export function FormField({ id, label, error, errorPrefix, end, ...input }: FormFieldProps) {
  const errorId = `${id}-error`
  return (
    <div className="mt-6">
      <label htmlFor={id} className="mb-2 flex items-center gap-2 text-label">
        {label}
        {error && (
          <span className="text-err-700">
            <IconSvg>{toneIcons.error}</IconSvg>
          </span>
        )}
      </label>
      {error && (
        // The key makes each error a new element: React cannot update a text that the browser has translated.
        <p key={error.text} id={errorId} className={error.isSaidBelow ? 'sr-only' : 'mb-2 text-label text-err-700'}>
          <span className="sr-only">{errorPrefix}</span>
          {error.text}
        </p>
      )}
      <div className={`${BOX} ${error ? WRONG : RIGHT}`}>
        <input
          id={id}
          className="min-w-0 flex-1 rounded-[inherit] px-[min(1rem,5vw)] py-3 outline-none"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          {...input}
        />
        {end}
      </div>
    </div>
  )
}
