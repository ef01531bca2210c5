import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/locale'

import { SampleSheet, type SheetOfSample } from './sample-sheet'

interface SamplesInvitationProps {
  locale: Locale
  title: string
  text: string
  link: { title: string; href: string }
  /** The beginning of one sample. */
  excerpt: SheetOfSample
}

/** What the samples are, with a link to all of them, beside the beginning of one. */
export const SamplesInvitation = ({ locale, title, text, link, excerpt }: SamplesInvitationProps) => (
  <section className="section sand">
    <div className="wrap grid-12 items-center">
      <div className="lg:col-end-6">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5 mb-8 type-lead">{text}</p>
        <ButtonLink variant="solid" href={link.href}>
          {link.title}
          <Icon name="right" />
        </ButtonLink>
      </div>
      <div className="mt-6 lg:col-start-7">
        <SampleSheet id="excerpt" {...excerpt} locale={locale} />
      </div>
    </div>
  </section>
)
