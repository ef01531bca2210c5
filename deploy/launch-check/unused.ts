import { claimsIn } from '@/content/claims'
import { content } from '@/content/content'

const { services, products, samples, pages, messages } = content

/** The ids of promises and sources that no text names. A page that was removed leaves its ids behind. */
export function unusedClaims(promises: typeof content.promises = content.promises, sources = content.sources) {
  const copies = [services, products, samples, pages].flatMap((folder) =>
    Object.values<{ copy: { en: unknown } }>(folder).map(({ copy }) => copy.en),
  )
  const claims = [messages.site.en, ...copies].flatMap((copy) => claimsIn(copy))
  const named = new Set(claims.flatMap((claim) => [...claim.promises, ...claim.sources]))
  return [...promises, ...sources].flatMap(({ id }) => (named.has(id) ? [] : [id]))
}
