import { type Breadcrumb } from '@/components/sections/page-hero/breadcrumbs'
import { PageHero } from '@/components/sections/page-hero/page-hero'
import { LinkList } from '@/components/ui/link-list'
import type { PictureName } from '@/content/pictures'
import type { ComingSoonCopy } from '@/content/schema/pages'
import type { Locale } from '@/lib/locale'
import { phoneHref } from '@/lib/phone-href'

interface ComingSoonSectionProps {
  locale: Locale
  copy: ComingSoonCopy
  picture: PictureName
  breadcrumbs: readonly Breadcrumb[]
  breadcrumbLabel: string
  contact: { email: string; phone: string }
  /** Other pages to visit meanwhile. */
  links: readonly { title: string; text: string; href: string }[]
}

const LINK = 'inline-flex min-h-target items-center underline'

/** The hero of a "coming soon" page, with the company's contact details, and below it links to other pages. */
export function ComingSoonSection({ copy, contact, links, ...hero }: ComingSoonSectionProps) {
  return (
    <>
      <PageHero title={copy.title} lead={copy.comingSoon} subtitle={copy.text} {...hero}>
        <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
          <span className="w-full">{copy.contactLabel}</span>
          <a className={LINK} href={`mailto:${contact.email}`}>
            <bdi dir="ltr">{contact.email}</bdi>
          </a>
          <a className={LINK} href={phoneHref(contact.phone)}>
            <bdi dir="ltr">{contact.phone}</bdi>
          </a>
        </p>
      </PageHero>
      <nav className="dark" aria-label={copy.nextLabel}>
        <div className="wrap">
          <div className="border-t border-line py-rhythm">
            <LinkList links={links} />
          </div>
        </div>
      </nav>
    </>
  )
}
