import type { Localized } from '@/lib/locale'

import type { ErrorPageMessages } from '../schema/messages'
import ar from './error-page/ar.json' with { type: 'json' }
import en from './error-page/en.json' with { type: 'json' }

export type { ErrorPageMessages }

/**
 * The texts of the error page. It is a client component, which cannot read files. Its words alone are in JSON, so a
 * browser that loads them loads no others.
 */
export const errorPageMessages: Localized<ErrorPageMessages> = { en, ar }
