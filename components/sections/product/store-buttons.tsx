import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import type { Store } from '@/content/types'

interface StoreButtonsProps {
  /** An empty address shows its button as not available. */
  links: readonly { store: Store; label: string; href: string }[]
  /** Tooltip of a button without an address. */
  unavailable: string
}

const icons = { ios: 'apple', android: 'android' } as const
const variants = { ios: 'gold', android: 'outline' } as const

/** The app stores that offer a product; nothing for a product without stores. */
export function StoreButtons({ links, unavailable }: StoreButtonsProps) {
  if (links.length === 0) return null
  return (
    <div className="store-buttons">
      {links.map(({ store, label, href }) => (
        <ExternalLink
          key={store}
          className="button"
          data-variant={variants[store]}
          href={href}
          unavailable={unavailable}
        >
          <Icon name={icons[store]} />
          {label}
        </ExternalLink>
      ))}
    </div>
  )
}
