import { mapLocales } from '@/lib/locale'
import { bindMessages } from '@/lib/message'

import { content } from '../content'
import { site } from '../site'

/** The words around the owner's settings on the deletion pages, and of their forms. */
export const deletionPageMessages = mapLocales((locale) =>
  bindMessages(locale, content.messages['account-deletion'][locale]),
)

/** The messages of both forms, ready for the browser. */
export const accountDeletionMessages = mapLocales((locale) => {
  const { form } = deletionPageMessages[locale]
  // Only the browser knows what follows these two texts. Both end with a space.
  const email = { email: site.privacyEmail }
  const addressed = { unasked: form.unasked(email), otherWay: form.otherWay(email) }
  return { ...form, ...addressed, errorPrefix: form.errorPrefix({ error: '' }), failed: form.failed({ reason: '' }) }
})

export type AccountDeletionMessages = (typeof accountDeletionMessages)['en']
