import { PartnerLogo, type ShownPartner } from './partner-logo'

interface PartnerListProps {
  label: string
  /** Above the list: that the levels are examples. */
  notice: string | undefined
  /** Each with its level, if the owner has set one. */
  partners: readonly (ShownPartner & { level: string | undefined })[]
}

/** All partners beside one another, in two columns on phones. The line before the first of a row is cut off. */
export const PartnerList = ({ label, notice, partners }: PartnerListProps) => (
  <div className="section paper">
    <div className="wrap">
      {notice && <p className="type-label mb-8">{notice}</p>}
      <ul
        className="partners-rail grid grid-cols-2 gap-4 overflow-hidden md:grid-cols-3 lg:grid-cols-6"
        aria-label={label}
      >
        {partners.map(({ level, ...partner }) => (
          <li key={partner.id}>
            <PartnerLogo {...partner} />
            {level && <p className="mb-6 text-center type-note -mt-10 md:mb-12 md:-mt-16">{level}</p>}
          </li>
        ))}
      </ul>
    </div>
  </div>
)
