import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { Locale } from '@/lib/locale'

import { SampleSheet, type SheetOfSample } from './sample-sheet'

interface SamplesInvitationProps {
  locale: Locale
  title: string
  text: string
  link: { title: string; href: string }
  /** What else a buyer can read. */
  more: { title: string; href: string }
  /** The beginning of one sample. */
  excerpt: SheetOfSample
}

/** What the samples are, with a link to all of them, beside the beginning of one. */
export const SamplesInvitation = ({ locale, title, text, link, more, excerpt }: SamplesInvitationProps) => (
  <Section surface="sand" inner="wrap grid-12 items-center">
    <div className="lg:col-end-6">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-5 mb-8 text-lead text-muted">{unbroken(text)}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink variant="solid" href={link.href}>
          {link.title}
          <Icon name="right" />
        </ButtonLink>
        <ArrowLink href={more.href}>{more.title}</ArrowLink>
      </div>
    </div>
    {/* Below 1280 px half of the window is too narrow for its three columns. */}
    <div className="mt-6 lg:col-start-6 xl:col-start-7">
      <SampleSheet id="excerpt" {...excerpt} locale={locale} />
    </div>
  </Section>
)
