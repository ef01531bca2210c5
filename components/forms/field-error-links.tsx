import type { MouseEvent } from 'react'

import type { CredentialName } from '@/lib/account-deletion/types'
import { hasModifierKey } from '@/lib/modifier-keys'

import type { FieldErrors } from './deletion-feedback'
import { fieldIds } from './deletion-fields'

interface FieldErrorLinksProps {
  errors: FieldErrors
  onFollow: (name: CredentialName) => void
}

/** Links from the message below the form to each field to correct. */
export function FieldErrorLinks({ errors, onFollow }: FieldErrorLinksProps) {
  const names = (['identity', 'password'] as const).filter((name) => errors[name])
  if (names.length === 0) return null
  // Adds no history entry, which the back button would have to pass.
  const follow = (event: MouseEvent, name: CredentialName) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    onFollow(name)
  }
  return (
    <ul className="form-error-links">
      {names.map((name) => (
        <li key={name}>
          <a href={`#${fieldIds[name]}`} onClick={(event) => follow(event, name)}>
            {errors[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}
