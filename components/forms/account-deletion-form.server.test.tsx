/** @jest-environment node */
import { renderToString } from 'react-dom/server'

import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { emailApi, usernameApi } from '@/lib/account-deletion/endpoints.fixture'

import { AccountDeletionForm } from './account-deletion-form'

// The exported HTML must be safe to use before hydration and without JavaScript.
describe.each([usernameApi, emailApi])('the exported HTML of $app', (endpoint) => {
  const html = renderToString(
    <AccountDeletionForm
      endpoint={endpoint}
      labels={{ identity: 'Identity', password: 'Password', submit: 'Delete my account' }}
      messages={accountDeletionMessages.en}
      titleId="title"
    />,
  )

  test('would submit by POST, which keeps fields out of the address bar', () => {
    expect(html).toMatch(/<form [^>]*method="post"/)
  })

  test('has no field names, so a native submit sends nothing', () => {
    expect(html).not.toMatch(/ name="/)
  })

  test('cannot be submitted, but is not marked as submitting', () => {
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*><span>Delete my account</)
    expect(html).not.toContain('data-submitting=')
  })

  test('contains the empty live regions', () => {
    expect(html).toContain('<div role="status"></div><div role="alert"></div>')
  })

  test('leaves validation to the script', () => {
    expect(html).toMatch(/<form [^>]*noValidate=""/)
    expect(html).not.toContain('required')
  })

  test('has no style attribute', () => {
    expect(html).not.toContain('style=')
  })
})
