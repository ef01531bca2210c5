import { classNames } from '@/components/ui/class-names'
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
  const current = breadcrumbs.length - 1
  // Phones and tablets show this one only, with a chevron that points back.
  const parent = breadcrumbs.findLastIndex(({ href }, index) => href && index < current)
  return (
    <nav className="pb-5 text-sm text-muted md:pb-7 print:hidden" aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {breadcrumbs.map(({ title, href }, index) => (
          <li
            key={title}
            className={classNames('flex items-center gap-2 current:text-fg', index !== parent && 'max-lg:hidden')}
            aria-current={index === current ? 'page' : undefined}
          >
            <Icon
              name="chevron-forward"
              className={classNames('opacity-60 max-lg:rotate-180', index === 0 && 'lg:hidden')}
            />
            {href ? (
              // The padding enlarges the touch target.
              <a className="-mx-2 inline-flex min-h-target items-center px-2 hocus:text-fg hocus:underline" href={href}>
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
