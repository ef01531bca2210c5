import { ForwardLink } from '@/components/ui/forward-link'
import { messages } from '@/content/messages'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'

import { mapMarker } from './map-marker'
import { DubaiMap } from './dubai-map'
import { MapFrame } from './map-frame'

/** Height of the map, px: docs/specification.md#contact. The class of its box repeats it. */
const MAP_HEIGHT_PX = 450

/** The map in an iframe, and a card with the place and a link to it, from 1024 px on upon the map. */
export function MapSection({ locale }: { locale: Locale }) {
  const { mapTitle, mapLink, places } = contactPage[locale]
  return (
    <section aria-label={mapTitle} className="relative print:hidden">
      {/* Until the map is loaded: the drawn map, whose sea continues in the footer. */}
      <div className="relative h-[450px] bg-ink-900">
        <DubaiMap places={places} pin={mapMarker(site.map.embedUrl)} />
        <MapFrame src={site.map.embedUrl} title={mapTitle} height={MAP_HEIGHT_PX} />
      </div>
      {/* Placed clear of OpenStreetMap's buttons and attribution. */}
      <div className="dark px-gutter pt-4 pb-rhythm lg:absolute lg:start-bleed lg:top-10 lg:p-8 lg:pb-6 lg:shadow-panel">
        <p className="text-name text-balance">{messages[locale].footer.location}</p>
        <p className="text-sm">
          <ForwardLink href={site.map.pageUrl} rel="noopener">
            {mapLink}
          </ForwardLink>
        </p>
      </div>
    </section>
  )
}
