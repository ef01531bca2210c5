import { BulletList } from '@/components/sections/content-section/bullet-list'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { ButtonLink } from '@/components/ui/button'
import { MailButton, type MailButtonProps } from '@/components/ui/mail-button'
import type { CitedText } from '@/content/types'

interface Link {
  href: string
  label: string
}

export interface NextStepSectionProps extends SectionHeading {
  /** What to send. */
  text: string
  /** What the mail asks, for those whose mail a link does not open. */
  lines: { heading: string; items: readonly CitedText[] }
  /** The owner's data on answers and calls. */
  facts: readonly CitedText[]
  mail: MailButtonProps
  /** Other ways to begin: WhatsApp, a booked call. */
  others: readonly Link[]
}

/** The next step of a convinced reader, on a night of its own: what to send, line by line, who answers, and the mail. */
export function NextStepSection({ id, heading, text, lines, facts, mail, others }: NextStepSectionProps) {
  return (
    <section id={id} className="section next-step dark print:hidden" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`} className="mb-4 star-label text-item tracking-sub">
          {heading}
        </h2>
        <p className="type-sub md:text-section">{text}</p>
        <h3 className="mt-(--rhythm) mb-3 type-label">{lines.heading}</h3>
        <BulletList items={lines.items} columns={3} />
        {facts.length > 0 && <BulletList items={facts} />}
        <div className="button-row">
          <MailButton variant="gold" {...mail} />
          {others.map(({ href, label }) => (
            <ButtonLink key={href} variant="outline" href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
