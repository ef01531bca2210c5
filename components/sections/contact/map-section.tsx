import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { contactPage } from '@/content/pages'
import { site } from '@/content/site'
import type { Locale } from '@/lib/locale'
import { mapMarker } from '@/lib/map-marker'

import { DubaiMap } from './dubai-map'
import { MapFrame } from './map-frame'

/** Height of the map, px: docs/specification.md#contact; also in contact.css. */
const MAP_HEIGHT_PX = 450

/** The map in an iframe, and a link to it. */
export function MapSection({ locale }: { locale: Locale }) {
  const { mapTitle, mapLink, places } = contactPage[locale]
  return (
    <section aria-label={mapTitle} className="print:hidden">
      <div className="contact-map">
        <DubaiMap places={places} pin={mapMarker(site.map.embedUrl)} />
        <MapFrame src={site.map.embedUrl} title={mapTitle} height={MAP_HEIGHT_PX} />
      </div>
      <p className="wrap pt-4 pb-(--rhythm) text-sm">
        <ArrowLink href={site.map.pageUrl} rel="noopener">
          {mapLink}
          <Icon name="right" />
        </ArrowLink>
      </p>
    </section>
  )
}
