'use client'

import { ErrorPage } from '@/components/sections/error-page/error-page'
import text from '@/content/messages/error-page/en.json' with { type: 'json' }
import { localizePath } from '@/lib/localize-path'

export default function Error({ error }: { error: unknown }) {
  return <ErrorPage error={error} text={text} home={localizePath('en', '/')} />
}
