import type { Partner } from '@/content/partners'

import { PartnerLogo } from './partner-logo'

interface PartnerListProps {
  label: string
  partners: readonly Partner[]
}

/** All partners beside one another, in two columns on phones. The line before the first of a row is cut off. */
export const PartnerList = ({ label, partners }: PartnerListProps) => (
  <div className="section paper">
    <div className="wrap">
      <ul className="partners-rail grid grid-cols-2 gap-4 overflow-hidden md:grid-cols-6" aria-label={label}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
