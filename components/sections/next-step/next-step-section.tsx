import { BulletList } from '@/components/sections/content-section/bullet-list'
import { ContentSection } from '@/components/sections/content-section/content-section'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { ArrowLink } from '@/components/ui/arrow-link'
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
  whatsapp?: Link
  sample?: { title: string; href: string }
}

/** The next step of a convinced reader: what to send, in words and line by line, who answers, and the mail itself. */
export function NextStepSection({ text, lines, facts, mail, whatsapp, sample, ...section }: NextStepSectionProps) {
  return (
    <ContentSection {...section} surface="sand" screenOnly>
      <p className="type-sub">{text}</p>
      <h3 className="mt-(--rhythm) mb-3 type-label print:mt-0">{lines.heading}</h3>
      <BulletList items={lines.items} columns={2} />
      {facts.length > 0 && <BulletList items={facts} />}
      <div className="button-row">
        <MailButton variant="solid" {...mail} />
        {whatsapp && (
          <ButtonLink variant="outline" href={whatsapp.href}>
            {whatsapp.label}
          </ButtonLink>
        )}
        {sample && <ArrowLink href={sample.href}>{sample.title}</ArrowLink>}
      </div>
    </ContentSection>
  )
}
