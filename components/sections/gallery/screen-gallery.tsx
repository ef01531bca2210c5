import { classNames } from '@/components/ui/class-names'
import type { Device } from '@/components/ui/device-frame'
import { Picture } from '@/components/ui/picture'
import { headingId, Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { ScreenPicture } from '@/lib/picture-names'

import { GalleryViewer } from './gallery-viewer'

/** On phones, a phone is 150px wide and a tablet 88vw. The smaller values select the next smaller file. */
const PREVIEWS = {
  phone: { sizes: '(width >= 48rem) 264px, 150px', widths: { min: 304 } },
  tablet: {
    sizes: '(width >= 80rem) 624px, (width >= 64rem) 42vw, (width >= 48rem) 576px, 72vw',
    widths: { min: 416 },
  },
}
/** 16vw wide on phones. The smaller value selects the next smaller file. */
const THUMBNAILS = { sizes: '(width >= 64rem) 9vw, 13vw', widths: { max: 304 } }

const THUMBNAIL = 'opacity-60 transition-opacity duration-normal chosen:opacity-100'

/**
 * The device beside its text, with the thumbnails below both. On phones with large text, or in narrow windows, there is
 * room for one column only.
 */
const BESIDE =
  'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(max(10rem,40%),100%),1fr))] max-md:grid-rows-[auto_auto_1fr] max-md:gap-x-gap md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-gap'

/** On the product's colour, accent and muted words have the colour of the text. */
const WORDS = '[--color-accent:var(--color-fg)] [--color-muted:var(--color-fg)]'

interface ScreenGalleryProps {
  id: string
  heading: string
  /** A remark about all screens. */
  note: string
  /** The first is shown until another is chosen. */
  screens: readonly { id: string; name: string; caption: string; picture: ScreenPicture }[]
  /** The class of the product's colour. */
  stage: string
  device: Device
  labels: { chooseScreen: string; of: string }
}

/** The screens of a product, large, on its colour. */
export function ScreenGallery({ id, heading, note, screens, stage, device, labels }: ScreenGalleryProps) {
  return (
    <Section
      id={id}
      surface={/ink|teal/.test(stage) ? 'dark' : 'paper'}
      className={`overflow-clip ${stage} ${WORDS} print:hidden`}
      inner={classNames('wrap grid-12 md:items-center', device === 'phone' && BESIDE)}
    >
      <GalleryViewer
        device={device}
        screens={screens.map(({ picture, ...screen }) => ({
          ...screen,
          caption: unbroken(screen.caption),
          preview: <Picture name={picture} alt={screen.name} {...PREVIEWS[device]} />,
          thumbnail: <Picture name={picture} alt={screen.name} {...THUMBNAILS} className={THUMBNAIL} />,
        }))}
        thumbnailsLabel={labels.chooseScreen}
        of={labels.of}
      >
        <h2 id={headingId(id)} className="text-h2">
          {heading}
        </h2>
        <p className="mt-2">{note}</p>
      </GalleryViewer>
    </Section>
  )
}
