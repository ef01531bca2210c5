import { ArrowLink } from '@/components/ui/arrow-link'
import { Brand } from '@/components/ui/brand'
import { type Locale, localeConfig } from '@/lib/locale'

interface NotFoundMessageProps {
  locale: Locale
  heading: 'h1' | 'h2'
  text: { title: string; text: string; link: string }
  home: string
  brand: { name: string; logoUrl?: string }
}

/** The text of the 404 page in one of its two languages. */
export function NotFoundMessage({ locale, heading: Heading, text, home, brand }: NotFoundMessageProps) {
  const { tag, dir } = localeConfig[locale]
  return (
    // In the font of its own language.
    <div className="[font-family:var(--font-sans)] leading-body" lang={tag} dir={dir}>
      <Brand {...brand} />
      <Heading className="mt-4 text-h2 broad:mt-10">{text.title}</Heading>
      <p className="mt-3 mb-5 text-muted">{text.text}</p>
      {/* Loads the page as a document, because the router has no route for this address. */}
      <ArrowLink href={home}>{text.link}</ArrowLink>
    </div>
  )
}
