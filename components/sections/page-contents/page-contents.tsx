interface PageContentsProps {
  label: string
  sections: readonly { id: string; heading: string }[]
}

/** The sections of a long page in one line that stays below the header, where windows are wide enough. */
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
