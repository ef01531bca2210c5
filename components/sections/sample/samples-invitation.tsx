import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/locale'

import { SampleSheet, type SheetOfSample } from './sample-sheet'
import { SheetSection } from './sheet-section'

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
  <SheetSection sheet={<SampleSheet id="excerpt" {...excerpt} locale={locale} />}>
    <h2 className="text-h2">{title}</h2>
    <p className="mt-5 mb-8 type-lead">{text}</p>
    <ButtonLink variant="solid" href={link.href}>
      {link.title}
      <Icon name="right" />
    </ButtonLink>
  </SheetSection>
)
