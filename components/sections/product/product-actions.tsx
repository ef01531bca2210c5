import { buttonClass } from '@/components/ui/button'
import { ButtonRow } from '@/components/ui/button-row'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { MailButton, type MailButtonProps } from '@/components/ui/mail-button'
import type { Store } from '@/content/types'

interface ProductActionsProps {
  /** To the app stores that offer the product. A link with an empty `href` is shown as disabled. */
  links: readonly { store: Store; label: string; href: string }[]
  /** Tooltip of a link without an address. */
  unavailable: string
  enquiry: MailButtonProps
}

const icons = { ios: 'apple', android: 'android' } as const

/** The specification has English labels in capitals: the names of the stores are shown as their owners write them. */
const spelling = {
  ios: 'english:first-letter:lowercase',
  android: 'english:lowercase english:first-letter:uppercase',
} as const

/** Small words, and below them the name of the store in large ones. */
const StoreName = ({ store, label }: { store: Store; label: string }) => {
  const name = label.lastIndexOf(' ') + 1
  return (
    <span className="grid text-start">
      <span className="text-[0.75rem]">{label.slice(0, name)}</span>
      <span className={`text-body ${spelling[store]}`}>{label.slice(name)}</span>
    </span>
  )
}

/** The first action of a product: a store that has it, or else a mail about it. */
export function ProductActions({ links, unavailable, enquiry }: ProductActionsProps) {
  const first = links.find(({ href }) => href)
  const variantOf = (link: (typeof links)[number]) => {
    if (!link.href) return 'unavailable'
    return link === first ? 'primary' : 'outline'
  }
  return (
    <>
      {!first && (
        <ButtonRow space="mt-5">
          <MailButton variant="primary" {...enquiry} />
        </ButtonRow>
      )}
      {links.length > 0 && (
        <div
          className={`grid max-w-120 grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-3 print:hidden [&>a]:min-h-12 [&>a]:px-3 ${first ? 'mt-rhythm' : 'mt-3'}`}
        >
          {links.map((link) => (
            <ExternalLink
              key={link.store}
              className={buttonClass({ variant: variantOf(link) })}
              href={link.href}
              unavailable={unavailable}
            >
              <Icon name={icons[link.store]} />
              <StoreName store={link.store} label={link.label} />
            </ExternalLink>
          ))}
        </div>
      )}
    </>
  )
}
