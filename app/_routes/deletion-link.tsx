import { ArrowLink } from '@/components/ui/arrow-link'
import type { CatalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { deletionPaths } from '@/content/page-paths'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'

/** Accepts the slug of any product; most have no deletion page. */
const paths: Readonly<Partial<Record<string, string>>> = deletionPaths

/** The link from a product page to its account-deletion page. Renders nothing for a product without one. */
export function DeletionLink({ item, locale }: { item: CatalogueItem; locale: Locale }) {
  const path = paths[item.slug]
  if (!path) return null
  return (
    <p className="mt-8">
      <ArrowLink href={localizePath(locale, path)}>
        {messages[locale].catalogue.deleteAccount({ app: item.copy[locale].title })}
      </ArrowLink>
    </p>
  )
}
