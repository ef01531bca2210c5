import type { Company } from './schema/company'
import type { Owner } from './schema/owner'

/** The documents that the owner has filled in, each with its last day; with those that have lapsed. */
export const ownerDocuments = ({ licence, icv, insurance = [], certificates = [] }: Company = {}) => [
  ...(licence ? [{ name: 'Trade licence', expires: licence.expires }] : []),
  ...(icv ? [{ name: 'In-Country Value (ICV)', expires: icv.expires }] : []),
  ...insurance.map(({ kind, expires }) => ({ name: kind.en, expires })),
  ...certificates.map(({ standard, expires }) => ({ name: standard, expires })),
]

/** The owner's slots without the documents whose last day lies before `day`, `YYYY-MM-DD`. */
export function withoutLapsed(owner: Owner, day: string): Owner {
  if (!owner.company) return owner
  const { licence, icv, insurance = [], certificates = [] } = owner.company
  const isValid = ({ expires }: { expires: string }) => expires >= day
  const unlessEmpty = <Document>(documents: Document[]) => (documents.length > 0 ? documents : undefined)
  return {
    ...owner,
    company: {
      ...owner.company,
      licence: licence && isValid(licence) ? licence : undefined,
      icv: icv && isValid(icv) ? icv : undefined,
      insurance: unlessEmpty(insurance.filter(isValid)),
      certificates: unlessEmpty(certificates.filter(isValid)),
    },
  }
}
