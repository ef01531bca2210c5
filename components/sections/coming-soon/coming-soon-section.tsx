import { BackgroundPicture } from './background-picture'
import { LinkList } from '@/components/ui/link-list'
import type { ComingSoonCopy } from '@/content/schema/pages'
import type { PictureName } from '@/content/pictures'
import { phoneHref } from '@/lib/phone-href'

interface ComingSoonSectionProps {
  copy: ComingSoonCopy
  picture: PictureName
  contact: { email: string; phone: string }
  /** Other pages to visit meanwhile. */
  links: readonly { title: string; text: string; href: string }[]
}

/** A "coming soon" page: its title over a picture, links to other pages and the company's contact details. */
export function ComingSoonSection({ copy, picture, contact, links }: ComingSoonSectionProps) {
  return (
    <section className="coming-soon dark">
      <div className="coming-soon-picture">
        <BackgroundPicture name={picture} eager />
      </div>
      <div className="wrap flex flex-col justify-between gap-16 pt-88 pb-12 md:pt-40">
        <div>
          <h1 className="type-title text-hero">{copy.title}</h1>
          <p className="mt-6 mb-5 text-h3 text-brand-300">{copy.comingSoon}</p>
          <p className="md:w-1/2 lg:w-100">{copy.text}</p>
        </div>
        <div>
          <nav aria-label={copy.nextLabel}>
            <LinkList links={links} />
          </nav>
          <p className="mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-2 pt-6 ruled">
            <span className="w-full md:w-auto">{copy.contactLabel}</span>
            <a className="py-2.5 underline" href={`mailto:${contact.email}`}>
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
            <a className="py-2.5 underline" href={phoneHref(contact.phone)}>
              <bdi dir="ltr">{contact.phone}</bdi>
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
