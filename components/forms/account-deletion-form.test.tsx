import { act, screen } from '@testing-library/react'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { emailApi, usernameApi } from '@/lib/account-deletion/endpoints.fixture'

import { open, pendingReply } from './account-deletion-form.fixture'

test('names the form by its heading and gives the fields tokens for password managers', () => {
  const { identity, password } = open(usernameApi)
  expect(screen.getByRole('form', { name: 'Confirm with your account' })).toBeInTheDocument()
  expect([identity.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
  expect(password.type).toBe('password')
})

test.each([
  ['a username', usernameApi, 'auto'],
  ['an e-mail address', emailApi, 'ltr'],
] as const)('neither corrects nor reverses what is typed into the fields of a form with %s', (_name, api, dir) => {
  const { identity, password } = open(api)
  expect([identity.dir, password.dir]).toEqual([dir, 'ltr'])
  for (const field of [identity, password]) {
    expect(field).toHaveAttribute('autocapitalize', 'none')
    expect(field).toHaveAttribute('autocorrect', 'off')
    expect(field).toHaveAttribute('spellcheck', 'false')
  }
})

test('has an e-mail field where users have an address', () => {
  const { identity } = open(emailApi)
  expect([identity.type, identity.autocomplete]).toEqual(['email', 'email'])
})

describe('the password', () => {
  const { showPassword, hidePassword } = accountDeletionMessages.en

  test('can be shown, and is hidden again when it is sent', async () => {
    const reply = pendingReply()
    const { user, password, submit, fill } = open()
    await fill('demo@example.com', 'abc')
    await user.click(screen.getByRole('button', { name: showPassword }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: hidePassword }))
    expect(password.type).toBe('password')
    await user.click(screen.getByRole('button', { name: showPassword }))
    await submit()
    expect(password.type).toBe('password')
    await reply.resolve('{"message":"No such user"}')
    expect(password.type).toBe('password')
  })

  test('is cleared when the page is restored from the back/forward cache', async () => {
    const { identity, password, fill } = open()
    await fill('demo@example.com', 'abc')
    const restore = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    restore(false)
    expect(password.value).toBe('abc')
    restore(true)
    expect([identity.value, password.value]).toEqual(['', ''])
  })
})
