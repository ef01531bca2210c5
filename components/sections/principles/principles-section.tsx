import { DescriptionList } from '@/components/ui/description-list/description-list'
import { Picture } from '@/components/ui/picture'
import { headingId, Section } from '@/components/ui/section'
import type { NamedText } from '@/content/types'
import type { Locale } from '@/lib/locale'

/** Four and a half of the twelve columns, 5:4; below 1024 px the whole line, 16:10. */
const PICTURE_SIZES = '(width < 64rem) 90vw, 48vw'
const PICTURE_WIDTHS = { min: 320, max: 880 }

interface PrinciplesSectionProps {
  id: string
  locale: Locale
  heading: string
  items: readonly NamedText[]
}

/** How the firm works, beside a picture of a table with a drawing and coffee for two. */
export const PrinciplesSection = ({ id, locale, heading, items }: PrinciplesSectionProps) => (
  <Section id={id} surface="paper" inner="wrap grid-12">
    <div className="lg:col-end-6 lg:pe-gap">
      <h2 id={headingId(id)} className="text-h2">
        {heading}
      </h2>
      <div className="mt-10 aspect-16/10 late-picture lg:aspect-5/4 print:hidden">
        <Picture
          className="size-full object-cover"
          name="coffee"
          locale={locale}
          alt=""
          sizes={PICTURE_SIZES}
          widths={PICTURE_WIDTHS}
        />
      </div>
    </div>
    <div className="mt-10 lg:col-start-6 lg:mt-0">
      <DescriptionList items={items} columns={2} />
    </div>
  </Section>
)
