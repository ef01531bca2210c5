import { STAR_PATH } from '@/components/ui/star-path'

interface PartnerDotsProps {
  label: string
  partners: readonly { id: string; label: string }[]
  selected: number
  onSelect: (index: number) => void
}

/** One star for each partner; the star of the first visible partner is filled. The names are Latin. */
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
            <path d={STAR_PATH} />
          </svg>
        </button>
      ))}
    </div>
  )
}
