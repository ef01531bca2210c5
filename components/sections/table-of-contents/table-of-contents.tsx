import type { SectionHeading } from '@/components/sections/content-section/section-heading'

interface TableOfContentsProps {
  label: string
  sections: readonly SectionHeading[]
}

/** Links to the sections of the page, sticky below the header; hidden below 1024 px. */
export function TableOfContents({ label, sections }: TableOfContentsProps) {
  return (
    <nav className="table-of-contents dark" aria-label={label}>
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
