import { writeFile } from 'node:fs/promises'

import { pictureFacts } from '@/content/pictures'
import { sitePaths } from '@/content/site-paths'
import { type Locale, locales } from '@/lib/locale'
import { socialCardPath } from '@/lib/page-files'

import { markSvg } from '../brand-drawings'
import { cardText } from './social-card-texts'
import { composeCard } from './social-card-picture'
import { withLayout } from './compiler'
import { masterFile } from './crop-picture'
import { houseData } from './house-data'
import { isolateLatin } from './isolate-latin'
import { labelled } from './labelled'
import { fileDigest, fingerprint, type Job, makeOutputs } from './outputs'
import { toolsFingerprint } from './versions'

/** The card of one page in one language. */
export function cardJob(path: string, locale: Locale, tools: string): Job {
  const label = `${path}, ${locale}`
  const file = `public${socialCardPath(path, locale)}`
  return labelled(`Social card ${label}`, () => {
    const { title, subtitle, picture } = cardText(path, locale)
    const master = masterFile(picture, locale)
    if (!title.trim() || !subtitle.trim()) throw new Error('no title or no subtitle')
    const house = houseData(locale)
    const data = { ...house, title: isolateLatin(title, locale), subtitle: isolateLatin(subtitle, locale) }
    const mark = Buffer.from(markSvg('dark'))
    return {
      label,
      files: [file],
      key: fingerprint(tools, JSON.stringify([data, pictureFacts(picture)]), mark, fileDigest(master)),
      make: async () => {
        const files = { 'mark.svg': mark }
        const words = withLayout({ template: 'card.typ', data, files, label }, ({ pages, svg }) => {
          if (pages > 1) throw new Error('the words do not fit the card')
          return svg()
        })
        await writeFile(file, await composeCard({ picture, locale, ground: house.colours.ink, words }))
      },
    }
  })
}

/** Makes the 1200x630 card of every page in each language. */
export async function generateSocialCards(): Promise<void> {
  const tools = toolsFingerprint()
  const jobs = sitePaths.flatMap((path) => locales.map((locale) => cardJob(path, locale, tools)))
  await makeOutputs('social-cards', jobs, [{ folder: 'public/social', extension: '.jpg' }])
}
