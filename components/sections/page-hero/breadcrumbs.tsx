import { Fragment } from 'react'

import { Icon } from '@/components/ui/icon'

export interface Crumb {
  title: string
  /** Absent where there is no page, as for a group or the current page. */
  href?: string
}

interface BreadcrumbsProps {
  label: string
  /** From the home page down to this page. */
  trail: readonly Crumb[]
}

export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {trail.map(({ title, href }, index) => {
          const isCurrent = index === trail.length - 1
          return (
            <Fragment key={title}>
              {index > 0 && (
                <li aria-hidden="true">
                  <Icon name="chevr" />
                </li>
              )}
              <li aria-current={isCurrent ? 'page' : undefined} data-parent={(!isCurrent && href) || undefined}>
                {href ? <a href={href}>{title}</a> : title}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
