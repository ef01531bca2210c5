import { Icon } from '@/components/ui/icon'

export interface Breadcrumb {
  title: string
  /** With the locale prefix. Missing for groups, which have no page, and for the current page. */
  href?: string
}

interface BreadcrumbsProps {
  label: string
  /** From the home page down to this page. */
  breadcrumbs: readonly Breadcrumb[]
}

export function Breadcrumbs({ label, breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {breadcrumbs.map(({ title, href }, index) => {
          const isCurrent = index === breadcrumbs.length - 1
          return (
            <li
              key={title}
              aria-current={isCurrent ? 'page' : undefined}
              data-parent={(!isCurrent && href) || undefined}
            >
              <Icon name="chevr" />
              {href ? <a href={href}>{title}</a> : title}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
