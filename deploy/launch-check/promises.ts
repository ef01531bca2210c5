import { claimsIn } from '@/content/claims'
import { content } from '@/content/content'
import { type OwnerPromise, PROMISE_KINDS } from '@/content/schema/claims'
import type { Localized } from '@/lib/locale'

/** A promise of the owner with the sentences that make it. */
export type PagePromise = OwnerPromise & Localized<string>

const byId = new Map(content.promises.map((promise) => [promise.id, promise]))

const cost = ({ kind }: OwnerPromise) => PROMISE_KINDS.indexOf(kind)

/** The costliest first. The claims of both languages are at the same places: content/load has compared them. */
function promisesIn({ en, ar }: { en: unknown; ar: unknown }): readonly PagePromise[] {
  const arabic = claimsIn(ar)
  return claimsIn(en)
    .flatMap(({ texts, promises }, index) =>
      promises.flatMap((id) => {
        const promise = byId.get(id)
        return promise ? [{ ...promise, en: texts.join(' '), ar: arabic[index]?.texts.join(' ') ?? '' }] : []
      }),
    )
    .sort((a, b) => cost(a) - cost(b))
}

const folders = ['services', 'products', 'samples', 'pages'] as const

export interface PagePromises {
  /** Its folder below content/. */
  page: string
  title: string
  /** The day on which its words last changed; parts of every page, such as the footer, have none. */
  updated?: string
  promises: readonly PagePromise[]
}

type Page = { meta: { updated: string }; copy: { en: object; ar: object } }

/** The pages that promise something, those with the costliest promises first. */
export function pagesWithPromises(): readonly PagePromises[] {
  const pages = folders.flatMap((folder) =>
    Object.entries<Page>(content[folder]).map(([name, { meta, copy }]) => ({
      page: `${folder}/${name}`,
      title: 'title' in copy.en ? String(copy.en.title) : name,
      updated: meta.updated,
      promises: promisesIn(copy),
    })),
  )
  const everyPage = { page: 'messages/site', title: 'Every page', promises: promisesIn(content.messages.site) }
  const count = ({ promises }: PagePromises, kind: string) => promises.filter((promise) => promise.kind === kind).length
  return [everyPage, ...pages]
    .filter(({ promises }) => promises.length > 0)
    .sort((a, b) => PROMISE_KINDS.map((kind) => count(b, kind) - count(a, kind)).find((order) => order !== 0) ?? 0)
}
