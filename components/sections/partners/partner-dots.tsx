const STAR =
  'M16 8L13.66 10.34L13.66 13.66L10.34 13.66L8 16L5.66 13.66L2.34 13.66L2.34 10.34L0 8L2.34 5.66L2.34 2.34L5.66 2.34L8 0L10.34 2.34L13.66 2.34L13.66 5.66Z'

interface PartnerDotsProps {
  label: string
  partners: readonly { id: string; label: string }[]
  selected: number
  onSelect: (index: number) => void
}

/** One star for each partner; the one that stands first in the rail is filled. The names are Latin. */
export function PartnerDots({ label, partners, selected, onSelect }: PartnerDotsProps) {
  return (
    <div className="partner-dots" role="group" aria-label={label}>
      {partners.map((partner, index) => (
        <button
          key={partner.id}
          type="button"
          lang="en"
          aria-label={partner.label}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={STAR} />
          </svg>
        </button>
      ))}
    </div>
  )
}
