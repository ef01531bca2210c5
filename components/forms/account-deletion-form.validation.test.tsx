import { act, fireEvent, screen } from '@testing-library/react'

import { confirmMock, fetchMock, open } from './account-deletion-form.fixture'

test('empty fields are marked, the first one is focused, and nothing is sent', async () => {
  const { identity, password, submit } = open()
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please fill in all fields$/)
  expect(identity).toBeInvalid()
  expect(password).toBeInvalid()
  expect(identity).toHaveAccessibleDescription('Error: Enter your email address')
  expect(password).toHaveAccessibleDescription('Error: Enter your password')
  expect(identity).toHaveFocus()
  expect(confirmMock).not.toHaveBeenCalled()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('the title says that there is an error, until it is corrected', async () => {
  document.title = 'Delete your account'
  const { user, identity, password, submit } = open('swin')
  await submit()
  expect(document.title).toBe('Error: Delete your account')
  await user.type(identity, 'd')
  expect(document.title).toBe('Error: Delete your account')
  await user.type(password, 's')
  expect(document.title).toBe('Delete your account')
})

test('a link below the form leads to each field that must be corrected', async () => {
  const { user, identity, password, submit, fill } = open()
  await submit()
  await user.click(screen.getByRole('link', { name: 'Enter your password' }))
  expect(password).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Enter your email address' }))
  expect(identity).toHaveFocus()
  await fill('demo', 'secret')
  await submit()
  expect(screen.getByRole('link', { name: /^Write the address/ })).toBeVisible()
})

test('a field with only spaces is empty', async () => {
  const { identity, password, submit, fill } = open('swin')
  await fill('demo', '   ')
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields')
  expect(identity).toBeValid()
  expect(password).toBeInvalid()
  expect(password).toHaveFocus()
})

test('a Lahfa address must be an e-mail address, a Swin username need not', async () => {
  const lahfa = open('lahfa')
  await lahfa.fill('demo', 'secret')
  await lahfa.submit()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid email address$/)
  expect(lahfa.identity).toBeInvalid()
  expect(lahfa.identity).toHaveFocus()
  expect(lahfa.password).toBeValid()
  lahfa.unmount()

  confirmMock.mockReturnValue(false)
  const swin = open('swin')
  await swin.fill('demo', 'secret')
  await swin.submit()
  expect(confirmMock).toHaveBeenCalledTimes(1)
})

test('a field that is edited is no longer marked, and the message disappears with the last mark', async () => {
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

test('fields filled at once, as by a password manager, are no longer marked', async () => {
  const { identity, password, submit } = open()
  await submit()
  act(() => {
    fireEvent.input(identity, { target: { value: 'demo@example.com' } })
    fireEvent.input(password, { target: { value: 'secret' } })
  })
  expect(screen.getByRole('form').querySelector('[aria-invalid]')).toBeNull()
})
