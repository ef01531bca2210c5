import { act, fireEvent, screen } from '@testing-library/react'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { emailApi, usernameApi } from '@/lib/account-deletion/endpoints.fixture'

import { confirmMock, fetchMock, open, replies, words } from './account-deletion-form.fixture'
import { declines } from './declines.fixture'

const { fieldErrors, errorPrefix } = accountDeletionMessages.en

test('marks empty fields, focuses the first one and sends nothing', async () => {
  const { identity, password, submit } = open()
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please fill in all fields$/)
  expect(identity).toBeInvalid()
  expect(password).toBeInvalid()
  expect(identity).toHaveAccessibleDescription(errorPrefix + fieldErrors.email)
  expect(password).toHaveAccessibleDescription(errorPrefix + fieldErrors.password)
  // The message is shown once. Each field is marked, and tells screen readers what it needs.
  expect(screen.getAllByText(words.emptyField)).toHaveLength(1)
  expect(screen.getByText(fieldErrors.email)).toHaveClass('sr-only')
  expect(screen.getByText(fieldErrors.password)).toHaveClass('sr-only')
  expect(screen.getByRole('form').querySelectorAll('label svg')).toHaveLength(2)
  expect(identity).toHaveFocus()
  expect(confirmMock).not.toHaveBeenCalled()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('says in the title that there is an error, until it is corrected', async () => {
  document.title = 'Delete your account'
  const { user, identity, password, submit } = open(usernameApi)
  await submit()
  expect(document.title).toBe(`${errorPrefix}Delete your account`)
  await user.type(identity, 'd')
  expect(document.title).toBe(`${errorPrefix}Delete your account`)
  await user.type(password, 's')
  expect(document.title).toBe('Delete your account')
})

test('shows the form of an address beside a wrong one', async () => {
  const { identity, submit, fill } = open()
  await fill('demo', 'secret')
  await submit()
  expect(identity).toHaveAccessibleDescription(errorPrefix + fieldErrors.emailFormat)
  expect(screen.getByText(fieldErrors.emailFormat)).not.toHaveClass('sr-only')
})

test('counts a field with only spaces as empty', async () => {
  const { identity, password, submit, fill } = open(usernameApi)
  await fill('demo', '   ')
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent(words.emptyField)
  expect(identity).toBeValid()
  expect(password).toBeInvalid()
  expect(password).toHaveFocus()
})

test('counts a field with only invisible characters as empty', async () => {
  const { identity, password, submit } = open(usernameApi)
  identity.value = '\u200b\u00a0\u200f'
  password.value = 'secret'
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent(words.emptyField)
  expect(identity).toBeInvalid()
  expect(identity).toHaveValue('')
})

test.each([
  '\u202au3@example.com\u202c',
  '\u2068u3@example.com\u2069',
  'u3@example.com\u200e',
  '\u200bu3@example.com',
  'mailto:u3@example.com',
  'Sara <u3@example.com>',
])('takes a copied address, %j, for what it shows', async (copied) => {
  replies('{"message":"success"}')
  const { identity, password, submit } = open(emailApi)
  identity.value = copied
  password.value = '\u200fsecret'
  await submit()
  expect(fetchMock.mock.calls[0]?.[1].body).toBe('{"user_name":"u3@example.com","password":"\u200fsecret"}')
})

test('requires an e-mail address where users have one, but not in a username', async () => {
  const emailForm = open(emailApi)
  await emailForm.fill('demo', 'secret')
  await emailForm.submit()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid email address$/)
  expect(emailForm.identity).toBeInvalid()
  expect(emailForm.identity).toHaveFocus()
  expect(emailForm.password).toBeValid()
  emailForm.unmount()

  declines(confirmMock)
  const usernameForm = open(usernameApi)
  await usernameForm.fill('demo', 'secret')
  await usernameForm.submit()
  expect(confirmMock).toHaveBeenCalledTimes(1)
})

test('unmarks an edited field, and removes the message with the last mark', async () => {
  const { user, identity, password, submit } = open()
  await submit()
  await user.type(identity, 'd')
  expect(identity).not.toHaveAttribute('aria-invalid')
  expect(password).toBeInvalid()
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  await user.type(password, 's')
  expect(password).not.toHaveAttribute('aria-invalid')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('unmarks fields that are filled at once, as by a password manager', async () => {
  const { identity, password, submit } = open()
  await submit()
  act(() => {
    fireEvent.input(identity, { target: { value: 'demo@example.com' } })
    fireEvent.input(password, { target: { value: 'secret' } })
  })
  expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull()
})
