import { act, screen } from '@testing-library/react'

import { open, pendingReply } from './account-deletion-form.fixture'

test('names the form by its heading and tells password managers what the fields are', () => {
  const { identity, password } = open('swin')
  expect(screen.getByRole('form', { name: 'Confirm with your account' })).toBeInTheDocument()
  expect([identity.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
  expect(password.type).toBe('password')
})

test('Lahfa is asked for with an e-mail field', () => {
  const { identity } = open('lahfa')
  expect([identity.type, identity.autocomplete]).toEqual(['email', 'email'])
})

describe('the password', () => {
  test('can be shown, and is hidden again when it is sent', async () => {
    const reply = pendingReply()
    const { user, password, submit, fill } = open()
    await fill('demo@example.com', 'abc')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await submit()
    expect(password.type).toBe('password')
    await reply.arrives('{"message":"No such user"}')
    expect(password.type).toBe('password')
  })

  test('is forgotten on the way back to a page that the browser kept', async () => {
    const { identity, password, fill } = open()
    await fill('demo@example.com', 'abc')
    const comeBack = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    comeBack(false)
    expect(password.value).toBe('abc')
    comeBack(true)
    expect([identity.value, password.value]).toEqual(['', ''])
  })
})
