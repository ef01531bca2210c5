import { Picture } from '@/components/ui/picture'
import { heroSlides } from '@/content/hero-slides'
import { homePage } from '@/content/pages/home'
import type { PictureName } from '@/content/pictures'
import startupScripts from '@/generated/startup-scripts.json'
import { UPRIGHT_STAGE } from '@/lib/film-sources'
import { localizePath } from '@/lib/localize-path'
import type { Locale } from '@/lib/locale'
import { pictureFiles } from '@/components/ui/picture-files'

import { HeroCarousel, type HeroSlide } from './hero-carousel'
import type { Film } from './hero-film'
import { HeroOverlay } from './hero-overlay'

/** The pictures cover the stage: 16:9 in wide windows; upright, 4:5, in tall ones, below 768 px its upper 66 % alone. */
const BACKGROUND_SIZES = '(max-aspect-ratio: 16/9) 177.7svh, 100vw'
const UPRIGHT = {
  media: UPRIGHT_STAGE,
  sizes: '(max-width: 767px) max(100vw, 53svh), max(100vw, 80svh)',
}
const THUMBNAIL_SIZES = '(max-width: 767px) 22vw, (max-width: 1279px) 56px, 76px'
const THUMBNAIL_WIDTHS = { max: 240 }

/** Until the film's turn is near its colour stands in for its first frame: a poster is fetched even where it is hidden. */
function posterOf(name: PictureName): Film['poster'] {
  const { avif, color = '#0a1322' } = pictureFiles(name)
  const field = `<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%' height='100%' fill='${color}'/></svg>`
  return { full: avif.at(-1)?.src ?? '', field: `data:image/svg+xml,${field.replace(/[<>#%]/g, encodeURIComponent)}` }
}

/** The stage of the home page: four slides, of which the first is complete in the HTML. */
export function Hero({ locale }: { locale: Locale }) {
  const copy = homePage[locale]
  const slides: HeroSlide[] = copy.slides.map(({ id, title, subtitle }, index) => {
    const { path, picture, film, logo } = heroSlides[id]
    return {
      id,
      title,
      subtitle,
      href: localizePath(locale, path),
      // What a slide lacks is left out: as undefined it would be sent.
      ...(logo && { logo }),
      ...(film && { film: { src: film, poster: posterOf(picture), fallback: copy.videoFallback } }),
      background: film ? null : (
        <Picture
          id={`${id}-background`}
          name={picture}
          alt=""
          sizes={BACKGROUND_SIZES}
          tall={UPRIGHT}
          eager={index === 0}
        />
      ),
      thumbnail: (
        <Picture
          id={`${id}-thumbnail`}
          name={picture}
          alt=""
          sizes={THUMBNAIL_SIZES}
          widths={THUMBNAIL_WIDTHS}
          landscape
        />
      ),
    }
  })
  const film = Object.values(heroSlides).find((slide) => slide.film)?.film
  return (
    <section id="home" className="hero dark" data-film={film} aria-label={copy.slidesLabel}>
      <script id="hero-boot" dangerouslySetInnerHTML={{ __html: startupScripts.hero }} />
      <HeroCarousel
        slides={slides}
        labels={{
          explore: copy.exploreLabel,
          scrollDown: copy.scrollDown,
          slides: copy.slidesLabel,
          pause: copy.pauseSlides,
          play: copy.playSlides,
        }}
      />
      <HeroOverlay />
    </section>
  )
}
