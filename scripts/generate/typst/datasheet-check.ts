import type { CatalogueItem } from '@/content/catalogue'
import type { ProductCopy, ServiceCopy } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** From the specification. */
const MIN_BULLETS = 6

type Fields<Copy> = readonly (keyof Copy)[]

const shared = ['title', 'summary', 'description', 'headline', 'intro', 'bullets', 'audience', 'questions'] as const
const fields: { services: Fields<ServiceCopy>; products: Fields<ProductCopy> } = {
  services: [...shared, 'steps', 'deliverables', 'standards', 'measures'],
  products: [...shared, 'modules', 'platforms', 'integrations', 'security', 'rollout'],
}

/** Paths within a value where words are missing: `steps[2].result`. */
function gaps(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [place]
  if (typeof value !== 'object' || !value) return [place]
  if (Array.isArray(value)) {
    return value.length > 0 ? value.flatMap((child, index) => gaps(child, `${place}[${index}]`)) : [place]
  }
  return Object.entries(value).flatMap(([key, child]) => gaps(child, `${place}.${key}`))
}

/** Throws where words that a datasheet needs are missing, and names the file and the fields. */
export function checkWords({ kind, slug, copy: copies }: CatalogueItem, locale: Locale): void {
  const copy = copies[locale] as Partial<ServiceCopy & ProductCopy>
  const missing = fields[kind].flatMap((field) => gaps(copy[field as keyof typeof copy], field))
  const count = copy.bullets?.length ?? 0
  if (count < MIN_BULLETS) missing.push(`bullets (${count} of ${MIN_BULLETS})`)
  if (missing.length > 0) throw new Error(`content/${kind}/${slug}/${locale}.ts lacks ${missing.join(', ')}`)
}
