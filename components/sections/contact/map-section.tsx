import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { contactPage } from '@/content/pages/contact'
import { site } from '@/content/site'
import startupScripts from '@/generated/startup-scripts.json'
import type { Locale } from '@/lib/locale'

import { MapFrame } from './map-frame'

/** The specification's height of the map, px; the style sheet keeps it too, so that nothing moves when it arrives. */
const MAP_HEIGHT_PX = 450

/** The map, in a frame of its own, and a link for those who rather open it in theirs. */
export function MapSection({ locale }: { locale: Locale }) {
  const { mapTitle, mapLink } = contactPage[locale]
  const frame = {
    title: mapTitle,
    width: '100%',
    height: MAP_HEIGHT_PX,
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
  } as const
  return (
    <section aria-label={mapTitle}>
      <div className="map">
        <div className="map-waiting">
          <Icon name="pin" />
        </div>
        <MapFrame address={site.map.embedUrl} {...frame} />
        <noscript>
          <iframe src={site.map.embedUrl} {...frame} />
        </noscript>
        <script id="map-boot" dangerouslySetInnerHTML={{ __html: startupScripts.map }} />
      </div>
      <p className="wrap map-link">
        <ExternalLink className="arrow-link" href={site.map.pageUrl}>
          {mapLink}
          <Icon name="right" />
        </ExternalLink>
      </p>
    </section>
  )
}
