import { Section } from '@/components/ui/section'

import { PartnerLogo, type ShownPartner } from './partner-logo'

interface PartnerListProps {
  label: string
  /** Who they are, in one sentence. */
  heading: string
  /** Above the list: that the levels are examples. */
  notice: string | undefined
  /** Each with its level, if the owner has set one. */
  partners: readonly (ShownPartner & { level: string | undefined })[]
}

/** All partners in rows of two or three, beside the sentence that says who they are. */
export const PartnerList = ({ label, heading, notice, partners }: PartnerListProps) => (
  <Section as="div" surface="paper" inner="wrap sm:grid sm:grid-cols-12 sm:items-start sm:gap-x-gap">
    <div className="mb-8 border-line sm:col-span-5 sm:mb-0 sm:border-t sm:pt-6">
      <h2 className="text-h2 sm:max-lg:text-h3">{heading}</h2>
      {notice && <p className="mt-6 text-label">{notice}</p>}
    </div>
    <ul
      className="grid grid-cols-2 gap-4 overflow-hidden border-y border-line sm:col-span-7 lg:col-span-6 lg:col-start-7 lg:grid-cols-3"
      aria-label={label}
      data-links
    >
      {partners.map(({ level, ...partner }) => (
        <li key={partner.id}>
          <PartnerLogo {...partner} />
          {level && <p className="-mt-10 mb-6 text-center text-sm text-muted md:-mt-16 md:mb-12">{level}</p>}
        </li>
      ))}
    </ul>
  </Section>
)
