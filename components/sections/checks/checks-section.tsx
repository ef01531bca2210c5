import type { SectionHeading } from '@/components/ui/content-section/section-heading'
import { LinkList } from '@/components/ui/link-list'
import { headingId, Section } from '@/components/ui/section'

interface ChecksSectionProps extends SectionHeading {
  links: readonly { title: string; text: string; href: string }[]
}

/** Links to pages on which a buyer can check what the company says, at the end of a page. */
export const ChecksSection = ({ id, heading, links }: ChecksSectionProps) => (
  <Section id={id} surface="sand" inner="wrap">
    <h2 id={headingId(id)} className="mb-6 text-h2">
      {heading}
    </h2>
    <LinkList links={links} />
  </Section>
)
