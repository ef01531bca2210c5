import { type Locale, localeFacts } from '@/lib/locale'

interface NotFoundMessageProps {
  locale: Locale
  heading: 'h1' | 'h2'
  text: { title: string; text: string; link: string }
  home: string
}

/** What the 404 page says in one of its two languages. */
export function NotFoundMessage({ locale, heading: Heading, text, home }: NotFoundMessageProps) {
  const { tag, dir } = localeFacts[locale]
  return (
    <div lang={tag} dir={dir}>
      <Heading>{text.title}</Heading>
      <p>{text.text}</p>
      {/* A plain link: the way home is a full load, out of an address that the router does not know. */}
      <a className="arrow-link" href={home}>
        {text.link}
      </a>
    </div>
  )
}
