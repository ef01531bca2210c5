import { ButtonLink } from '@/components/ui/button'
import { ButtonRow } from '@/components/ui/button-row'
import { Cited } from '@/components/ui/cited'
import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { MailButton, type MailButtonProps } from '@/components/ui/mail-button'
import { headingId, Section } from '@/components/ui/section'
import { StarLabel } from '@/components/ui/star-label'
import { StarList } from '@/components/ui/star-list'
import type { CitedText } from '@/content/types'

interface Link {
  href: string
  label: string
}

export interface NextStepSectionProps extends SectionHeading {
  /** What to send. */
  text: string
  /** The owner's data on answers and calls. */
  facts: readonly CitedText[]
  mail: MailButtonProps
  /** Other ways to begin: WhatsApp, a booked call. */
  others: readonly Link[]
}

/** The call to action of a service or product: what to send, the mail, and other ways to get in touch. */
export function NextStepSection({ id, heading, text, facts, mail, others }: NextStepSectionProps) {
  return (
    <Section
      id={id}
      surface="dark"
      className="next-step xl:relative xl:isolate xl:overflow-clip print:hidden"
      inner="wrap grid-12 lg:items-center"
    >
      <div className="lg:col-end-8">
        <StarLabel as="h2" id={headingId(id)} className="mb-4 text-label">
          {heading}
        </StarLabel>
        <p className="text-sub text-balance">{text}</p>
      </div>
      <div className="mt-6 lg:col-start-8 lg:mt-0 lg:ps-gap">
        {facts.length > 0 && (
          <StarList>
            {facts.map((fact) => (
              <li key={fact.text}>
                <Cited {...fact} />
              </li>
            ))}
          </StarList>
        )}
        <ButtonRow>
          <MailButton variant="primary" {...mail} />
          {others.map(({ href, label }) => (
            <ButtonLink key={href} variant="outline" href={href}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </div>
    </Section>
  )
}
