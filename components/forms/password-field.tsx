import { IconSvg } from '@/components/ui/icon-svg'

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
          <IconSvg size="l">
            <path d="M2.5 12c2.5-4.2 5.7-6.3 9.5-6.3s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12Z" />
            <circle cx="12" cy="12" r="2.8" />
          </IconSvg>
          <span className="sr-only">{isShown ? hideLabel : showLabel}</span>
        </button>
      }
      {...field}
    />
  )
}
