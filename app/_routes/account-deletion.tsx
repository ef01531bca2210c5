import { PageLayout } from '@/components/layout/page-layout'
import { Breadcrumbs } from '@/components/sections/page-hero/breadcrumbs'
import { AccountDeletionSection } from '@/components/sections/account-deletion/account-deletion-section'
import { SourcesSection } from '@/components/sections/sources/sources-section'
import { JsonLd } from '@/components/ui/json-ld'
import { messages } from '@/content/messages'
import { accountDeletionMessages, deletionPageMessages } from '@/content/messages/account-deletion'
import { deletionPage } from '@/content/pages/account-deletion'
import { site } from '@/content/site'
import { deletionPaths, pagePaths } from '@/content/page-paths'
import type { DeletionApi } from '@/lib/account-deletion/types'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { pageSources } from '@/content/views/page-sources'
import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'

export function accountDeletionRoute(locale: Locale, app: DeletionApi) {
  const copy = deletionPage(app, locale)
  const { url, key } = site.deletionApis[app]
  const { navigation } = messages[locale]
  const breadcrumbs = [
    { title: navigation.home, href: localizePath(locale, pagePaths.home) },
    { title: copy.appName, href: localizePath(locale, `/products/branded/${app}`) },
    { title: copy.heading },
  ]
  return {
    metadata: pageMetadata({ locale, path: deletionPaths[app], title: copy.title, description: copy.description }),
    Page: () => (
      <PageLayout locale={locale} header="solid" hasCallToAction={false}>
        <AccountDeletionSection
          copy={copy}
          breadcrumbs={<Breadcrumbs label={navigation.breadcrumb} breadcrumbs={breadcrumbs} />}
          messages={accountDeletionMessages[locale]}
          scriptError={deletionPageMessages[locale].scriptError({ email: site.privacyEmail })}
          endpoint={{ api: app, url, key, keyHeader: site.deletionApis.keyHeader }}
        />
        <SourcesSection sources={pageSources(deletionPaths[app], locale)} locale={locale} />
        <JsonLd data={pageGraph({ locale, path: deletionPaths[app], ...copy }, { breadcrumbs })} />
      </PageLayout>
    ),
  }
}
