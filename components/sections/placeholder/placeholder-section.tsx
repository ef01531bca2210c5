import { SiteLink } from '@/components/navigation/site-link'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PictureName } from '@/content/pictures'

interface PlaceholderSectionProps {
  title: string
  comingSoon: string
  picture: PictureName
  nextLabel: string
  /** Where to go instead. */
  links: readonly { title: string; href: string }[]
}

/** A page that is announced: its name over a night of dunes, and where to go meanwhile. */
export function PlaceholderSection({ title, comingSoon, picture, nextLabel, links }: PlaceholderSectionProps) {
  return (
    <section className="placeholder dark">
      <div className="picture">
        <Picture name={picture} alt="" sizes="(max-aspect-ratio: 8/5) 160svh, 100vw" eager />
      </div>
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p>{comingSoon}</p>
        </div>
        <nav aria-label={nextLabel}>
          {links.map((link) => (
            <SiteLink key={link.href} className="arrow-link" href={link.href}>
              {link.title}
              <Icon name="right" />
            </SiteLink>
          ))}
        </nav>
      </div>
    </section>
  )
}
