import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'

const bound = mapLocales((locale) => bindMessages(locale, content.messages['account-deletion'][locale]))

/** The messages of both forms, ready for the browser. */
export const accountDeletionMessages = mapLocales((locale) => {
  const { form } = bound[locale]
  // Only the browser knows what follows these two texts. Both end with a space.
  return { ...form, errorPrefix: form.errorPrefix({ error: '' }), failed: form.failed({ reason: '' }) }
})

export type AccountDeletionMessages = (typeof accountDeletionMessages)['en']

/** Shown below the form when the page's scripts do not work; takes the company's address. */
export const scriptErrorMessage = mapLocales((locale) => bound[locale].scriptError)

/** The words around the owner's settings on the deletion pages. */
export const deletionPageMessages = mapLocales((locale) => ({ app: bound[locale].app, periods: bound[locale].periods }))
