import { act, fireEvent, screen } from '@testing-library/react'

import { site } from '@/content/site'
import { emailApi, usernameApi } from '@/lib/account-deletion/endpoints.fixture'

import { confirmMock, fetchMock, open, pendingReply, replies, words } from './account-deletion-form.fixture'
import { declines } from './declines.fixture'

test('asks for confirmation, and after a no sends nothing and keeps the fields', async () => {
  declines(confirmMock)
  const { identity, password, submit, fill } = open()
  await fill('demo@example.com', 'secret')
  await submit()
  expect(confirmMock.mock.calls).toEqual([[words.confirmation]])
  expect(fetchMock).not.toHaveBeenCalled()
  expect([identity.value, password.value]).toEqual(['demo@example.com', 'secret'])
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
})

describe('when the browser shows no question', () => {
  const message = new RegExp(`^Your browser did not ask .* write to ${site.privacyEmail} `)
  const silent: readonly (readonly [string, () => void])[] = [
    ['answers no by itself', () => declines(confirmMock, 0)],
    ['has no confirm()', () => Object.assign(window, { confirm: undefined })],
    [
      'throws',
      () =>
        confirmMock.mockImplementation(() => {
          throw new DOMException('not available')
        }),
    ],
  ]
  test.each(silent)('but %s, says so and sends nothing', async (_, silence) => {
    silence()
    const { identity, password, submit, fill } = open()
    await fill('demo@example.com', 'secret')
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('link', { name: site.privacyEmail })).toHaveAttribute('href', `mailto:${site.privacyEmail}`)
    expect([identity.value, password.value]).toEqual(['demo@example.com', 'secret'])
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('and answers too fast for a person, says so the second time', async () => {
    declines(confirmMock, 5)
    const { submit, fill } = open()
    await fill('demo@example.com', 'secret')
    await submit()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('takes two answers of a person for what they are', async () => {
    declines(confirmMock)
    const { submit, fill } = open()
    await fill('demo@example.com', 'secret')
    await submit()
    await submit()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

describe('pressed once more after the outcome', () => {
  test('keeps a success in sight, however late', async () => {
    replies('{"message":"success"}')
    const { submit, fill } = open()
    await fill('demo@example.com', 'secret')
    await submit()
    await screen.findByText(words.success)
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    fireEvent.submit(screen.getByRole('form'))
    expect(screen.getByRole('status')).toHaveTextContent(words.success)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('checks the fields again when one of them is filled in', async () => {
    replies('{"message":"success"}')
    const { user, submit, fill, identity } = open()
    await fill('demo@example.com', 'secret')
    await submit()
    await screen.findByText(words.success)
    await user.type(identity, 'other@example.com')
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(words.emptyField)
  })
})

test('disables and renames the button while a request is pending, and ignores a second submit', async () => {
  const reply = pendingReply()
  const { user, identity, password, submit, fill } = open()
  await fill('demo@example.com', 'secret')
  await submit()
  const button = screen.getByRole('button', { name: words.processing })
  expect(button).toBeDisabled()
  expect(identity).toHaveAttribute('readonly')
  expect(password).toHaveAttribute('readonly')
  await user.type(password, '{Enter}')
  fireEvent.submit(screen.getByRole('form'))
  await reply.resolve('{"message":"No such user"}')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(confirmMock).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
  expect([identity.value, password.value]).toEqual(['demo@example.com', ''])
})

test('sends credentials that the browser fills in without an event', async () => {
  replies('{"message":"success"}')
  const { identity, password, submit } = open()
  identity.value = 'demo@example.com'
  password.value = 'secret'
  await submit()
  expect(fetchMock.mock.calls[0]?.[1].body).toBe('{"user_name":"demo@example.com","password":"secret"}')
})

test('sends one request for two submits in the same task', async () => {
  pendingReply()
  const { fill } = open()
  await fill('demo@example.com', 'secret')
  const form = screen.getByRole('form')
  await act(async () => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(confirmMock).toHaveBeenCalledTimes(1)
})

test('submits once while Enter is held down, and not again when the message appears', async () => {
  replies('{"message":"No such user"}')
  const { password, fill } = open()
  await fill('demo@example.com', 'secret')
  // The browser submits unless the event is prevented.
  const isSubmitting = (repeat: boolean) => fireEvent.keyDown(password, { key: 'Enter', repeat })
  expect([isSubmitting(false), isSubmitting(true)]).toEqual([true, false])
  expect(fireEvent.keyDown(password, { key: 'a', repeat: true })).toBe(true)
})

test('ignores the second click of a double click when the message has appeared', async () => {
  replies('{"message":"No such user"}')
  const { user, fill } = open()
  await fill('demo@example.com', 'secret')
  const button = screen.getByRole('button', { name: 'Delete my account' })
  await user.pointer([{ keys: '[MouseLeft]', target: button }])
  await screen.findByText('No such user')
  fireEvent.click(button, { detail: 2 })
  expect(screen.getByRole('alert')).toHaveTextContent(`${words.failed}No such user`)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  fireEvent.click(button, { detail: 1 })
  expect(screen.getByRole('alert')).toHaveTextContent(words.emptyField)
})

test('guards against leaving while a request is pending, and only then', async () => {
  const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const reply = pendingReply()
  const { submit, fill } = open()
  await fill('demo@example.com', 'secret')
  expect(leaving()).toBe(false)
  await submit()
  expect(leaving()).toBe(true)
  await reply.resolve('{"message":"success"}')
  expect(leaving()).toBe(false)
})

test('shows the outcome, and sends nothing, when opened again while its request is pending', async () => {
  const reply = pendingReply()
  const first = open()
  await first.fill('demo@example.com', 'secret')
  await first.submit()
  first.unmount()
  open()
  expect(screen.getByRole('button', { name: words.processing })).toBeDisabled()
  fireEvent.submit(screen.getByRole('form'))
  await reply.resolve('{"message":"No such user"}')
  expect(screen.getByRole('alert')).toHaveTextContent(`${words.failed}No such user`)
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('lets the other form be sent while a request is pending', async () => {
  pendingReply()
  const emailForm = open(emailApi)
  await emailForm.fill('demo@example.com', 'secret')
  await emailForm.submit()
  emailForm.unmount()
  open(usernameApi)
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
})

test('ignores a reply after the form was unmounted', async () => {
  const log = jest.spyOn(console, 'error')
  const reply = pendingReply()
  const { submit, fill, unmount } = open()
  await fill('demo@example.com', 'secret')
  await submit()
  unmount()
  await reply.resolve('{"message":"success"}')
  expect(log).not.toHaveBeenCalled()
})
