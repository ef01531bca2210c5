'use client'

import { useRef } from 'react'

import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { ControlIcon } from '@/components/ui/control-icon'
import { useSectionsInView } from './use-sections-in-view'
import type { Lasting } from '@/lib/last-day'

interface TableOfContentsProps {
  label: string
  sections: readonly (SectionHeading & Lasting)[]
}

/** Links to the sections of the page, sticky below the header: in a row, on phones in a disclosure. */
export function TableOfContents({ label, sections }: TableOfContentsProps) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const current = useSectionsInView(sections)
  const links = sections.map(({ id, heading, until }) => (
    <li key={id} data-until={until}>
      <a href={`#${id}`} aria-current={current.includes(id) ? 'location' : undefined}>
        {heading}
      </a>
    </li>
  ))
  return (
    <nav className="table-of-contents dark" aria-label={label}>
      <ul className="wrap">{links}</ul>
      <details ref={disclosure}>
        <summary className="wrap">
          {sections.find(({ id }) => current.includes(id))?.heading ?? label}
          <ControlIcon name="chev" />
        </summary>
        <ul className="wrap" onClick={() => disclosure.current?.removeAttribute('open')}>
          {links}
        </ul>
      </details>
    </nav>
  )
}
