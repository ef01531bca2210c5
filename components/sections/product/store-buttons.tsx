import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { messages } from '@/content/messages'
import { site } from '@/content/site'
import type { Store } from '@/content/types'
import type { Locale } from '@/lib/locale'

interface StoreButtonsProps {
  slug: string
  stores: readonly Store[]
  locale: Locale
}

const addresses: Readonly<Record<string, Partial<Record<Store, string>>>> = site.stores
const icons = { ios: 'apple', android: 'android' } as const
const variants = { ios: 'gold', android: 'outline' } as const

/** Where to get an app; a product without stores has none. */
export function StoreButtons({ slug, stores, locale }: StoreButtonsProps) {
  if (stores.length === 0) return null
  const { downloadIos, downloadAndroid } = messages[locale].catalogue
  const labels = { ios: downloadIos, android: downloadAndroid }
  return (
    <div className="store-buttons">
      {stores.map((store) => (
        <ExternalLink
          key={store}
          className="button"
          data-variant={variants[store]}
          href={addresses[slug]?.[store] ?? ''}
          unavailable={messages[locale].notAvailable}
        >
          <Icon name={icons[store]} />
          {labels[store]}
        </ExternalLink>
      ))}
    </div>
  )
}
