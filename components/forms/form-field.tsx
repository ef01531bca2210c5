import type { ComponentProps, ReactNode } from 'react'

import { IconSvg } from '@/components/ui/icon-svg'

import { toneIcons } from './form-message'

/** What the visitor must correct at a field. */
export interface FieldError {
  text: string
  /** Whether the message below the form says it to the eye: then the field is marked, and screen readers read the text. */
  isSaidBelow?: boolean
}

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  id: string
  label: string
  error?: FieldError | undefined
  /** Read out before it; set in red. */
  errorPrefix: string
  /** A control at the end of the field, inside its frame. */
  end?: ReactNode
}

/** A labelled text field. */
export function FormField({ id, label, error, errorPrefix, end, ...input }: FormFieldProps) {
  const errorId = `${id}-error`
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {error && (
          <span className="text-err-700">
            <IconSvg>{toneIcons.error}</IconSvg>
          </span>
        )}
      </label>
      {error && (
        // Each error is a new element: React would not find a text that the browser has translated.
        <p key={error.text} id={errorId} className={error.isSaidBelow ? 'sr-only' : 'mb-2 text-label text-err-700'}>
          <span className="sr-only">{errorPrefix}</span>
          {error.text}
        </p>
      )}
      <div className="form-field-box">
        <input
          id={id}
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
