import { IconSvg } from '@/components/ui/icon-svg'

import { FormField, type FormFieldProps } from './form-field'

interface PasswordFieldProps extends Omit<FormFieldProps, 'type' | 'end'> {
  isShown: boolean
  onToggle: () => void
  showLabel: string
  hideLabel: string
}

/** The eye is struck through while the password is shown. */
const TOGGLE =
  'relative grid w-[min(3.25rem,16.25vw)] flex-none place-items-center text-muted hover:text-fg focus-visible:-outline-offset-4 data-shown:after:absolute data-shown:after:w-6 data-shown:after:-rotate-45 data-shown:after:border-t-[1.5px] scriptless:hidden'

/** A field for an existing password, with a button that shows it. */
export function PasswordField({ isShown, onToggle, showLabel, hideLabel, ...field }: PasswordFieldProps) {
  return (
    <FormField
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      dir="ltr"
      end={
        // Named by its text, not by aria-label: a label containing "password" would compete with the field's own.
        <button type="button" className={TOGGLE} data-shown={isShown || undefined} onClick={onToggle}>
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
