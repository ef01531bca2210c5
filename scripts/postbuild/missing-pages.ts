import { existsSync } from 'node:fs'
import path from 'node:path'

import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

const ROUTES = { en: 'app/(en)', ar: 'app/(ar)/ar' } as const

/** The pages that an export does not have, each with the file that would make it. `paths` have no locale prefix. */
export const missingPages = (folder: string, paths: readonly string[]): readonly string[] =>
  locales.flatMap((locale) =>
    paths
      .filter((page) => !existsSync(path.join(folder, `${localizePath(locale, page).slice(1) || 'index'}.html`)))
      .map(
        (page) =>
          `The site has no page ${localizePath(locale, page)}. Write ${ROUTES[locale]}${page}/page.tsx, as that of another page.`,
      ),
  )
