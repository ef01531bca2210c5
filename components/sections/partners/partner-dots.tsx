import { STAR_PATH } from '@/components/ui/star-path'

interface PartnerDotsProps {
  label: string
  partners: readonly { id: string; label: string }[]
  selected: number
  onSelect: (index: number) => void
}

/** The first star, not the edge of its button, is aligned with the text. */
const PLACE =
  'carousel-controls ms-[max((0.875rem-var(--spacing-target))/2,-1*var(--spacing-gutter))] mt-6 flex flex-wrap print:hidden noscript:hidden'

/** One star for each partner; the star of the first visible partner is filled. The names are Latin. */
export function PartnerDots({ label, partners, selected, onSelect }: PartnerDotsProps) {
  return (
    <div className={PLACE} role="group" aria-label={label}>
      {partners.map((partner, index) => (
        <button
          key={partner.id}
          type="button"
          className="grid size-target place-items-center text-muted hover:text-accent current:text-accent forced-colors:current:[outline:2px_solid_Highlight]"
          lang="en"
          aria-label={partner.label}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        >
          <svg
            className={`overflow-visible stroke-current stroke-[1.4] ${index === selected ? 'w-3.5 fill-current' : 'w-2.5 fill-none'}`}
            viewBox="0 0 16 16"
            aria-hidden="true"
          >
            <path d={STAR_PATH} />
          </svg>
        </button>
      ))}
    </div>
  )
}
