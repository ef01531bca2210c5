import { screen } from '@testing-library/react'

import { usernameApi } from '@/lib/account-deletion/endpoints.fixture'

import { fetchMock, open, pendingReply, replies, words } from './account-deletion-form.fixture'

test('shows success as a status, clears the fields and returns the focus to the button', async () => {
  replies('{"status":"success"}')
  const { identity, password, submit, fill } = open(usernameApi)
  await fill('demo', 'abc')
  await submit()
  expect(await screen.findByText(words.success)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(words.success)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect([identity.value, password.value]).toEqual(['', ''])
  expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus()
  expect(fetchMock.mock.calls[0]?.[1].body).toBe('{"username":"demo","password":"900150983cd24fb0d6963f7d28e17f72"}')
})

test('shows a refusal as an alert, keeps the identity and empties the password', async () => {
  replies('{"status":"error"}')
  const { identity, password, submit, fill } = open(usernameApi)
  await fill('demo', 'abc')
  await submit()
  expect(await screen.findByText(words.accountDoesNotExist)).toBeInTheDocument()
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  expect([identity.value, password.value]).toEqual(['demo', ''])
})

test("shows a server's message as text with its own direction", async () => {
  replies('{"message":"<b>successfully</b> refused"}')
  const { submit, fill } = open()
  await fill('demo@example.com', 'abc')
  await submit()
  const reason = await screen.findByText('<b>successfully</b> refused')
  expect([reason.tagName, reason.dir]).toEqual(['BDI', 'auto'])
  expect(screen.getByRole('alert')).toHaveTextContent(`${words.failed}<b>successfully</b> refused`)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('shows the network message without a reply, and empties the password', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { identity, password, submit, fill } = open()
  await fill('demo@example.com', 'abc')
  await submit()
  expect([identity.value, password.value]).toEqual(['demo@example.com', ''])
  expect(await screen.findByText(words.network)).toBeInTheDocument()
})

test('removes the message of an attempt during the next one', async () => {
  replies('{"message":"No such user"}')
  const { user, password, submit, fill } = open()
  await fill('demo@example.com', 'abc')
  await submit()
  await screen.findByText('No such user')
  pendingReply()
  await user.type(password, 'abc')
  await submit()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
