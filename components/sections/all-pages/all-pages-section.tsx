import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { Icon } from '@/components/ui/icon'

interface AllPagesSectionProps extends SectionHeading {
  text: string
  groups: readonly { name: string; links: readonly { title: string; href: string }[] }[]
}

/** The list of all pages of the site, by group. */
export function AllPagesSection({ id, heading, text, groups }: AllPagesSectionProps) {
  return (
    <section id={id} className="wrap grid-12" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="body">{text}</p>
      <div className="disclosures">
        {groups.map(({ name, links }) => (
          <details key={name}>
            <summary>
              {name}
              <Icon name="chev" />
            </summary>
            <ul>
              {links.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}
