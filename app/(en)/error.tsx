'use client'

import { ErrorPage } from '@/components/sections/error-page/error-page'
import { errorPageMessages } from '@/content/messages/error-page'
import { localizePath } from '@/lib/localize-path'

const locale = 'en'

export default function Error({ error }: { error: unknown }) {
  return <ErrorPage error={error} text={errorPageMessages[locale]} home={localizePath(locale, '/')} />
}
