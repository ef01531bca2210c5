import { DocumentPart } from '@/components/sections/document/document-section'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { Disclosure, Disclosures } from '@/components/ui/disclosures'

interface AllPagesSectionProps extends SectionHeading {
  text: string
  groups: readonly { name: string; links: readonly { title: string; href: string }[] }[]
}

/** The list of all pages of the site, by group. */
export function AllPagesSection({ id, heading, text, groups }: AllPagesSectionProps) {
  return (
    <DocumentPart
      id={id}
      title={heading}
      below={
        <Disclosures>
          {groups.map(({ name, links }) => (
            <Disclosure key={name} summary={name}>
              <ul className="columns-[18rem] pb-4">
                {links.map(({ title, href }) => (
                  <li key={href}>
                    <a className="inline-flex min-h-target min-w-target items-center underline" href={href}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </Disclosures>
      }
    >
      <p>{text}</p>
    </DocumentPart>
  )
}
