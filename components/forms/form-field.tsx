import type { ComponentProps, ReactNode } from 'react'

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  id: string
  label: string
  isInvalid: boolean
  /** The element that describes the field while it is invalid. */
  messageId: string
  /** A control at the end of the field, inside its border. */
  end?: ReactNode
}

/** A labelled text field. */
export function FormField({ id, label, isInvalid, messageId, end, ...input }: FormFieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="form-field-box">
        <input
          id={id}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? messageId : undefined}
          {...input}
        />
        {end}
      </div>
    </div>
  )
}
