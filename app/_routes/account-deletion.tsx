import { PageFrame } from '@/components/layout/page-frame'
import { AccountDeletionSection } from '@/components/sections/account-deletion/account-deletion-section'
import { accountDeletionMessages } from '@/content/messages/account-deletion'
import { accountDeletion } from '@/content/pages/account-deletion'
import { site } from '@/content/site'
import { pagePaths } from '@/content/site-paths'
import type { Locale } from '@/lib/locale'
import { pageMetadata } from '@/lib/page-metadata'

type App = keyof typeof accountDeletion

const paths: Readonly<Record<App, string>> = { swin: pagePaths.swinAccount, lahfa: pagePaths.lahfaAccount }

export function accountDeletionRoute(locale: Locale, app: App) {
  const copy = accountDeletion[app][locale]({
    brand: site.brand[locale],
    email: site.emails[0],
    ...site.retention,
  })
  const { url, key } = site.deletionApis[app]
  return {
    metadata: pageMetadata({ locale, path: paths[app], title: copy.title, description: copy.description }),
    Page: () => (
      <PageFrame locale={locale} header="solid" hasClosing={false}>
        <AccountDeletionSection
          copy={copy}
          messages={accountDeletionMessages[locale]}
          endpoint={{ api: app, url, key, keyHeader: site.deletionApis.keyHeader }}
        />
      </PageFrame>
    ),
  }
}
