import { ForwardLink } from './forward-link'

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
        <ForwardLink href={href}>{title}</ForwardLink>
        <p className="mt-2 text-sm">{text}</p>
      </li>
    ))}
  </ul>
)
