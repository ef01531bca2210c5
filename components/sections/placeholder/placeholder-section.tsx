import { BackgroundPicture } from '@/components/ui/background-picture'
import { ArrowLink } from '@/components/ui/button'
import type { PlaceholderCopy } from '@/content/schema/pages'
import type { PictureName } from '@/content/pictures'
import { site } from '@/content/site'
import { phoneHref } from '@/lib/phone-href'

interface PlaceholderSectionProps {
  copy: PlaceholderCopy
  picture: PictureName
  /** Other pages to visit meanwhile. */
  links: readonly { title: string; text: string; href: string }[]
}

/** A "coming soon" page: its title over a picture, links to other pages and the company's contact details. */
export function PlaceholderSection({ copy, picture, links }: PlaceholderSectionProps) {
  return (
    <section className="placeholder dark">
      <div className="placeholder-picture">
        <BackgroundPicture name={picture} eager />
      </div>
      <div className="wrap placeholder-words">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.comingSoon}</p>
          <p>{copy.text}</p>
        </div>
        <div>
          <nav aria-label={copy.nextLabel}>
            <ul>
              {links.map(({ title, text, href }) => (
                <li key={href}>
                  <ArrowLink icon="right" href={href}>
                    {title}
                  </ArrowLink>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </nav>
          <p className="placeholder-contact">
            {copy.contactLabel}
            <a href={`mailto:${site.emails[0]}`}>
              <bdi dir="ltr">{site.emails[0]}</bdi>
            </a>
            <a href={phoneHref(site.phone)}>
              <bdi dir="ltr">{site.phone}</bdi>
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
