import { writeFile } from 'node:fs/promises'

import { type Partner, partnerLogo, partners } from '@/content/partners'
import { type Locale, locales } from '@/lib/locale'
import config from '@/tailwind.config'

import { markSvg } from '../brand-drawings'
import { withLayout } from './compiler'
import { houseData } from './house-data'
import { fingerprint, type Job, makeOutputs } from './outputs'
import { toolsFingerprint } from './versions'

const FOLDER = 'public/brand'
const PARTNERS_FOLDER = 'public/partners'

const GROUNDS = ['dark', 'light'] as const
type Ground = (typeof GROUNDS)[number]

/** The file of the wordmark in a language, for a dark or a light ground. */
export const wordmarkFile = (ground: Ground, locale: Locale): string =>
  `${FOLDER}/wordmark-on-${ground}${locale === 'en' ? '' : `.${locale}`}.svg`

/** The wordmark in a language: the mark beside the brand's name, as the header of the site sets it, in outlines. */
export function wordmarkJob(ground: Ground, locale: Locale, tools: string): Job {
  const house = houseData(locale)
  const { colours } = house
  const data =
    ground === 'dark' ? house : { ...house, colours: { ...colours, light: colours.ink, muted: colours.soft } }
  const mark = Buffer.from(markSvg(ground))
  const label = `${ground}, ${locale}`
  const file = wordmarkFile(ground, locale)
  return {
    label,
    files: [file],
    key: fingerprint(tools, JSON.stringify(data), mark),
    make: async () => {
      const files = { 'mark.svg': mark }
      await writeFile(
        file,
        withLayout({ template: 'wordmark.typ', data, files, label }, ({ svg }) => svg()),
      )
    },
  }
}

/** The name of a partner without a logo, drawn in outlines for a light ground. */
function partnerJob(partner: Partner, tools: string): Job {
  const { id, name } = partner
  const { src, width, height } = partnerLogo(partner)
  const file = `public${src}`
  const data = { id, name, width, height, colour: config.theme.colors.ink[700] }
  return {
    label: name,
    files: [file],
    key: fingerprint(tools, JSON.stringify(data)),
    make: () =>
      writeFile(
        file,
        withLayout({ template: 'partner-wordmark.typ', data, label: name }, ({ svg }) => svg()),
      ),
  }
}

/**
 * Makes the brand's wordmark in each language for dark and light grounds, for use outside the site (letters, slides,
 * stores), and the wordmarks of the partners that have no logo.
 */
export async function generateWordmarks(): Promise<void> {
  const tools = toolsFingerprint()
  const jobs = [
    ...GROUNDS.flatMap((ground) => locales.map((locale) => wordmarkJob(ground, locale, tools))),
    ...partners.filter(({ logo }) => !logo).map((partner) => partnerJob(partner, tools)),
  ]
  await makeOutputs('wordmarks', jobs, [
    { folder: FOLDER, extension: '.svg' },
    { folder: PARTNERS_FOLDER, extension: '.svg' },
  ])
}
