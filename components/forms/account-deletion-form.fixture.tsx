import { TextEncoder } from 'node:util'

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import type { DeletionApi } from '@/lib/account-deletion/types'

import { AccountDeletionForm } from './account-deletion-form'

/** The form's dependencies, reset for every test. */
export const fetchMock = jest.fn<Promise<{ text: () => Promise<string> }>, [string, RequestInit]>()
export const confirmMock = jest.fn<boolean, [string?]>()

beforeEach(() => {
  jest.resetAllMocks()
  confirmMock.mockReturnValue(true)
  Object.assign(globalThis, { TextEncoder, fetch: fetchMock })
  window.confirm = confirmMock
})

/** Answers every call with this body. */
export const replies = (body: string) => fetchMock.mockResolvedValue({ text: () => Promise.resolve(body) })

/** Keeps every call pending until `resolve()` is called with the body of the reply. */
export function pendingReply() {
  let resolve: (body: string) => void = () => {}
  const text = new Promise<string>((done) => (resolve = done))
  fetchMock.mockResolvedValue({ text: () => text })
  return { resolve: (body: string) => act(async () => resolve(body)) }
}

/** Renders a form in English and returns its parts. */
export function open(api: DeletionApi = 'lahfa') {
  const user = userEvent.setup()
  const { unmount } = render(
    <>
      <h2 id="title">Confirm with your account</h2>
      <AccountDeletionForm
        endpoint={{ api, url: 'https://api.example.com', keyHeader: 'x-api-key', key: 'k' }}
        labels={{ identity: 'Identity', password: 'Password', submit: 'Delete my account' }}
        messages={accountDeletionMessages.en}
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
