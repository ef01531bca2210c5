import { BulletList } from '@/components/sections/content-section/bullet-list'
import { ContentSection } from '@/components/sections/content-section/content-section'
import type { SectionHeading } from '@/components/sections/content-section/section-heading'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
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
  /** Opens the visitor's mail program. `about` is for screen-reader users who hear the link alone. */
  mail: Link & { about: string }
  whatsapp?: Link
  sample?: { title: string; href: string }
}

/** The next step of a convinced reader: what to send, who answers, and the mail itself. */
export function NextStepSection({ text, facts, mail, whatsapp, sample, ...section }: NextStepSectionProps) {
  return (
    <ContentSection {...section} surface="sand" screenOnly>
      <p className="type-sub">{text}</p>
      {facts.length > 0 && <BulletList items={facts} />}
      <div className="button-row">
        <ButtonLink variant="solid" href={mail.href}>
          <Icon name="mail" />
          {mail.label}
          <span className="visually-hidden">{`: ${mail.about}`}</span>
        </ButtonLink>
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
