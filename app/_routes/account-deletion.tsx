import { pageMetadata } from '@/app/_seo/page-metadata'
import { pageGraph } from '@/app/_seo/structured-data/page-graph'
import { PageLayout } from '@/components/layout/page-layout'
import { AccountDeletionSection } from '@/components/sections/account-deletion/account-deletion-section'
import { Breadcrumbs } from '@/components/sections/page-hero/breadcrumbs'
import { SourcesSection } from '@/components/sections/sources/sources-section'
import { JsonLd } from '@/components/ui/json-ld'
import { type AppId, apps } from '@/content/apps'
import { catalogueItem } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { accountDeletionMessages, deletionPageMessages } from '@/content/messages/account-deletion'
import { deletionPaths } from '@/content/page-paths'
import { deletionPage } from '@/content/pages/account-deletion'
import { site } from '@/content/site'
import { homeBreadcrumb } from '@/content/views/home-breadcrumb'
import { pageSources } from '@/content/views/page-sources'
import type { Locale } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

export function accountDeletionRoute(locale: Locale, app: AppId) {
  const copy = deletionPage(app, locale)
  const { product, icon, contract } = apps[app]
  const { navigation } = messages[locale]
  const breadcrumbs = [
    homeBreadcrumb(locale),
    { title: copy.appName, href: localizePath(locale, catalogueItem('products', product).path) },
    { title: copy.heading },
  ]
  return {
    metadata: pageMetadata({ locale, path: deletionPaths[app], title: copy.title, description: copy.description }),
    Page: () => (
      <PageLayout locale={locale} header="solid" hasCallToAction={false}>
        <AccountDeletionSection
          copy={copy}
          icon={icon}
          breadcrumbs={<Breadcrumbs label={navigation.breadcrumb} breadcrumbs={breadcrumbs} />}
          messages={accountDeletionMessages[locale]}
          scriptError={deletionPageMessages[locale].scriptError({ email: site.privacyEmail })}
          endpoint={{ app, ...site.apps[app].api, keyHeader: site.keyHeader, contract }}
        />
        <SourcesSection sources={pageSources(deletionPaths[app], locale)} locale={locale} />
        <JsonLd data={pageGraph({ locale, path: deletionPaths[app], ...copy }, { breadcrumbs })} />
      </PageLayout>
    ),
  }
}
