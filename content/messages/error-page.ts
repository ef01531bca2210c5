import type { Localized } from '@/lib/locale'

import type { ErrorPageMessages } from '../schema/messages'

import ar from './error-page/ar.json' with { type: 'json' }
import en from './error-page/en.json' with { type: 'json' }

export type { ErrorPageMessages }

/**
 * Texts of the error page. It is a client component, which reads no files: its words alone are JSON, and a browser that
 * loads them loads no others.
 */
export const errorPageMessages: Localized<ErrorPageMessages> = { en, ar }
