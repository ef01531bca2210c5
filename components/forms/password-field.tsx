import { Icon } from '@/components/ui/icon'

import { FormField, type FormFieldProps } from './form-field'

interface PasswordFieldProps extends Omit<FormFieldProps, 'type' | 'end'> {
  isShown: boolean
  onToggle: () => void
  showLabel: string
  hideLabel: string
}

/** A field for an existing password, with a button that shows it. */
export function PasswordField({ isShown, onToggle, showLabel, hideLabel, ...field }: PasswordFieldProps) {
  return (
    <FormField
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      dir="ltr"
      end={
        // Named by its text, not by aria-label: a label containing "password" would compete with the field's own.
        <button
          type="button"
          className="form-field-toggle scriptless:hidden"
          data-shown={isShown || undefined}
          onClick={onToggle}
        >
          <Icon name="eye" size="l" />
          <span className="visually-hidden">{isShown ? hideLabel : showLabel}</span>
        </button>
      }
      {...field}
    />
  )
}
