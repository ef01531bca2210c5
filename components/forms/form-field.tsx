import type { ComponentProps, ReactNode } from 'react'

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  id: string
  label: string
  /** What the visitor must correct. */
  error?: string
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
      <label htmlFor={id}>{label}</label>
      {error && (
        // Each error is a new element: React would not find a text that the browser has translated.
        <p key={error} id={errorId} className="mb-2 type-label text-err-700">
          <span className="visually-hidden">{errorPrefix}</span>
          {error}
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
