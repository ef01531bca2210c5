import type { SectionHeading } from '@/components/sections/content-section/section-heading'

interface PageContentsProps {
  label: string
  sections: readonly SectionHeading[]
}

/** Links to the sections of a long page, sticky below the header in wide windows. */
export function PageContents({ label, sections }: PageContentsProps) {
  return (
    <nav className="page-contents dark" aria-label={label}>
      <ul className="wrap">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
