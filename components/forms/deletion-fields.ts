import type { CredentialName } from '@/lib/account-deletion/types'

export const fieldIds: Readonly<Record<CredentialName, string>> = {
  identity: 'account-identity',
  password: 'account-password',
}

export const messageId = 'account-message'

export const fieldOf = (form: HTMLFormElement, name: CredentialName) =>
  form.elements.namedItem(fieldIds[name]) as HTMLInputElement
