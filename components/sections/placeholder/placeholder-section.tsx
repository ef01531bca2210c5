import { Icon } from '@/components/ui/icon'
import { WindowPicture } from '@/components/ui/window-picture'
import type { PlaceholderCopy } from '@/content/pages/placeholder-copy'
import type { PictureName } from '@/content/pictures'
import { site } from '@/content/site'
import { phoneHref } from '@/lib/phone-href'

interface PlaceholderSectionProps {
  copy: PlaceholderCopy
  picture: PictureName
  /** Where to go instead. */
  links: readonly { title: string; text: string; href: string }[]
}

/** A page that is announced: its name over a picture, where to go meanwhile and how to reach the company. */
export function PlaceholderSection({ copy, picture, links }: PlaceholderSectionProps) {
  return (
    <section className="placeholder dark">
      <div className="picture">
        <WindowPicture name={picture} eager />
      </div>
      <div className="wrap">
        <div>
          <h1>{copy.title}</h1>
          <p className="soon">{copy.comingSoon}</p>
          <p className="text">{copy.text}</p>
        </div>
        <div>
          <nav aria-label={copy.nextLabel}>
            <ul>
              {links.map(({ title, text, href }) => (
                <li key={href}>
                  <a className="arrow-link" href={href}>
                    {title}
                    <Icon name="right" />
                  </a>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </nav>
          <p className="reach">
            {copy.reach}
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
