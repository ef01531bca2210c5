import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'

/** What pages say where they show the slots of an invented company: only `npm run preview:filled` does. */
export const previewNotice = (locale: Locale): string | undefined =>
  isExample ? messages[locale].company.example : undefined
