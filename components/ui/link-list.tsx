import { ArrowLink } from './arrow-link'
import { Icon } from './icon'

interface LinkListProps {
  links: readonly { title: string; text: string; href: string }[]
}

/** Links to other pages, each with a line that says what is there. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul
    className={`grid gap-x-12 gap-y-7 ${links.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4'}`}
  >
    {links.map(({ title, text, href }) => (
      <li key={href}>
        <ArrowLink href={href}>
          {title}
          <Icon name="right" />
        </ArrowLink>
        <p className="mt-2 text-sm">{text}</p>
      </li>
    ))}
  </ul>
)
