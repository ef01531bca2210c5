'use client'

import { useRef } from 'react'

import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { ControlIcon } from '@/components/ui/control-icon'
import type { ShownUntil } from '@/lib/last-day'

import { useSectionsInView } from './use-sections-in-view'

interface TableOfContentsProps {
  label: string
  sections: readonly (SectionHeading & ShownUntil)[]
}

/** Links to the sections of the page, sticky below the header in all but low windows: in a row, on phones in a disclosure. */
export function TableOfContents({ label, sections }: TableOfContentsProps) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const current = useSectionsInView(sections)
  const links = sections.map(({ id, heading, until }) => (
    <li key={id} data-until={until}>
      <a
        className="block border-b-2 border-transparent py-3 whitespace-nowrap hocus:text-accent current:border-current current:text-accent"
        aria-current={current.includes(id) ? 'location' : undefined}
        href={`#${id}`}
      >
        {heading}
      </a>
    </li>
  ))
  return (
    // Once scrolled, the header is fixed above it. Without JavaScript the header scrolls with the page. Of a low window,
    // such as a turned phone's, the two would take half.
    <nav
      className="dark sticky top-0 z-10 border-y border-line bg-ink-850 text-sm text-muted print:hidden low:static scrolled:top-header-scrolled"
      data-contents
      aria-label={label}
    >
      <ul className="wrap hidden lg:flex lg:flex-wrap lg:gap-x-rhythm">{links}</ul>
      <details className="lg:hidden" ref={disclosure}>
        <summary className="wrap flex min-h-12 items-center justify-between">
          {sections.find(({ id }) => current.includes(id))?.heading ?? label}
          <ControlIcon name="chevron-down" />
        </summary>
        <ul className="wrap" onClick={() => disclosure.current?.removeAttribute('open')}>
          {links}
        </ul>
      </details>
    </nav>
  )
}
