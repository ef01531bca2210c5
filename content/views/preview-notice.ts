import { isExample } from '@/content/load/owner-file'
import { messages } from '@/content/messages'
import type { Locale } from '@/lib/locale'

/** The notice on pages that show an invented company, as only `npm run preview:filled` does. */
export const previewNotice = (locale: Locale): string | undefined =>
  isExample ? messages[locale].company.example : undefined
