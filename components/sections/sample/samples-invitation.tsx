import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SampleTableBlock } from '@/content/schema/samples'
import type { Locale } from '@/lib/locale'

import { SampleBlock } from './sample-block'

interface SamplesInvitationProps {
  locale: Locale
  title: string
  text: string
  link: { title: string; href: string }
  /** The beginning of one sample. */
  excerpt: { title: string; href: string; table: SampleTableBlock }
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
      <div className="sample-block mt-6 paper p-6 md:p-10 lg:col-start-7">
        <SampleBlock id="excerpt" block={excerpt.table} grid={excerpt.table.columns.length} locale={locale} />
        <p className="mt-6">
          <ArrowLink href={excerpt.href}>
            {excerpt.title}
            <Icon name="right" />
          </ArrowLink>
        </p>
      </div>
    </div>
  </section>
)
