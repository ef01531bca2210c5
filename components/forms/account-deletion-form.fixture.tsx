import { ReadableStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { emailApi } from '@/lib/account-deletion/endpoints.fixture'

import { AccountDeletionForm } from './account-deletion-form'

/** The English words of the form. */
export const words = accountDeletionMessages.en

/** The form's dependencies, reset for every test. */
export const fetchMock = jest.fn<Promise<{ body: ReadableStream }>, [string, RequestInit]>()
export const confirmMock = jest.fn<boolean, [string?]>()

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  // A deletion that stays pending would lock the forms of the next test.
  for (const end of endings.splice(0)) await end()
})

beforeEach(() => {
  jest.resetAllMocks()
  confirmMock.mockReturnValue(true)
  Object.assign(globalThis, { TextDecoder, TextEncoder, fetch: fetchMock })
  window.confirm = confirmMock
})

/** A response; jsdom has none. */
const responseWith = (text: string | Promise<string>) => ({
  body: new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(await text))
      controller.close()
    },
  }),
})

/** Answers every call with this body. */
export const replies = (body: string) => fetchMock.mockImplementation(async () => responseWith(body))

/**
 * Keeps every call pending until `resolve()` is called with the body of the reply, at the latest until the end of the
 * test.
 */
export function pendingReply() {
  let resolve: (body: string) => void = () => {}
  const text = new Promise<string>((done) => (resolve = done))
  fetchMock.mockImplementation(async () => responseWith(text))
  const settle = (body: string) =>
    act(async () => {
      resolve(body)
      // The reader of the body needs a few turns of the event loop.
      await new Promise((done) => setTimeout(done))
    })
  endings.push(() => settle('{}'))
  return { resolve: settle }
}

/** Renders a form in English and returns its parts. */
export function open(endpoint = emailApi) {
  const user = userEvent.setup()
  const { unmount } = render(
    <>
      <h2 id="title">Confirm with your account</h2>
      <AccountDeletionForm
        endpoint={endpoint}
        labels={{ identity: 'Identity', password: 'Password', submit: 'Delete my account' }}
        messages={words}
        titleId="title"
      />
    </>,
  )
  const identity = screen.getByLabelText('Identity') as HTMLInputElement
  const password = screen.getByLabelText('Password') as HTMLInputElement
  const submit = () => user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const fill = async (name: string, secret: string) => {
    await user.type(identity, name)
    await user.type(password, secret)
  }
  return { user, identity, password, submit, fill, unmount }
}
