import { buttonLook } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import type { Store } from '@/content/types'

interface StoreButtonsProps {
  /** A button with an empty `href` is shown as disabled. */
  links: readonly { store: Store; label: string; href: string }[]
  /** Tooltip of a button without an address. */
  unavailable: string
}

const icons = { ios: 'apple', android: 'android' } as const
const variants = { ios: 'gold', android: 'outline' } as const

/** Links to the app stores that offer a product. Renders nothing for a product without stores. */
export function StoreButtons({ links, unavailable }: StoreButtonsProps) {
  if (links.length === 0) return null
  return (
    <div className="button-row">
      {links.map(({ store, label, href }) => (
        <ExternalLink key={store} {...buttonLook({ variant: variants[store] })} href={href} unavailable={unavailable}>
          <Icon name={icons[store]} />
          {label}
        </ExternalLink>
      ))}
    </div>
  )
}
