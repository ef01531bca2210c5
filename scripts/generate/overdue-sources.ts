import { overdueSources, sourceName } from '@/content/sources'

/** Warns of sources with which the texts should be compared again; the site is built all the same. */
export async function warnOfOverdueSources(): Promise<void> {
  for (const source of overdueSources(new Date())) {
    console.warn(`Last checked on ${source.checked}: ${sourceName(source)} (${source.id} in content/sources.yaml).`)
  }
}
