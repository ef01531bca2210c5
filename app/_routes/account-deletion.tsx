import { PageLayout } from '@/components/layout/page-layout'
import { AccountDeletionSection } from '@/components/sections/account-deletion/account-deletion-section'
import { SourcesSection } from '@/components/sections/sources/sources-section'
import { JsonLd } from '@/components/ui/json-ld'
import { accountDeletionMessages, scriptErrorMessage } from '@/content/messages/account-deletion'
import { accountDeletion } from '@/content/pages/account-deletion'
import { site } from '@/content/site'
import { deletionPaths } from '@/content/site-paths'
import type { DeletionApi } from '@/lib/account-deletion/types'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'

export function accountDeletionRoute(locale: Locale, app: DeletionApi) {
  const copy = accountDeletion[app][locale]({
    brand: site.brand[locale],
    email: site.privacyEmail,
    ...site.retention,
  })
  const { url, key } = site.deletionApis[app]
  return {
    metadata: pageMetadata({ locale, path: deletionPaths[app], title: copy.title, description: copy.description }),
    Page: () => (
      <PageLayout locale={locale} header="solid" hasCallToAction={false}>
        <AccountDeletionSection
          copy={copy}
          messages={accountDeletionMessages[locale]}
          scriptError={scriptErrorMessage[locale](site.privacyEmail)}
          endpoint={{ api: app, url, key, keyHeader: site.deletionApis.keyHeader }}
        />
        <SourcesSection path={deletionPaths[app]} locale={locale} />
        <JsonLd data={pageGraph({ locale, path: deletionPaths[app], ...copy })} />
      </PageLayout>
    ),
  }
}
