import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureFiles } from '@/components/ui/picture-files'
import { STAR_PATH } from '@/components/ui/star-path'
import { unbroken } from '@/components/ui/unbroken'
import { heroSlides } from '@/content/hero-slides'
import { carouselMessages, messages } from '@/content/messages'
import { pagePaths } from '@/content/page-paths'
import { homePage } from '@/content/pages'
import { pictureFocus, type PictureName } from '@/content/pictures'
import startupScripts from '@/generated/startup-scripts.json'
import { found } from '@/lib/found'
import { type Locale, localeConfig } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'
import { sectionIds } from '@/lib/section-ids'

import { UPRIGHT_STAGE } from './video-sources'
import { HeroCarousel } from './hero-carousel'
import type { HeroSlide } from './hero-slide'

/** 16:9. It covers the stage; in upright windows, the part above the words. */
const BACKGROUND_SIZES = '(max-aspect-ratio: 1) max(100vw, 78svh), (max-aspect-ratio: 16/9) 177.7svh, 100vw'
/** 4:5 and 100vw wide. Phones get a smaller file: their pixels are too small to show the difference. */
const UPRIGHT = { media: UPRIGHT_STAGE, sizes: '(width < 35rem) 77vw, 100vw' }
const THUMBNAIL_SIZES = '(width < 48rem) 22vw, (width < 80rem) 56px, 76px'
const THUMBNAIL_WIDTHS = { max: 240 }

const ARROWS = { ltr: '→', rtl: '←' }

/** The smallest width of a video's poster, px. */
const POSTER_WIDTH = 1200

function posterOf(picture: PictureName): string {
  const { sources } = pictureFiles(picture)
  return found(sources.find(({ width }) => width >= POSTER_WIDTH) ?? sources.at(-1), `Picture "${picture}" has no file`)
    .src
}

/** The stage of the home page: four slides, the first of which is complete in the HTML. */
export function Hero({ locale }: { locale: Locale }) {
  const copy = homePage[locale]
  const slides: HeroSlide[] = copy.slides.map(({ id, title, subtitle }, index) => {
    const { path, picture, video, logo } = heroSlides[id]
    return {
      id,
      title,
      subtitle: unbroken(subtitle),
      href: localizePath(locale, path),
      logo,
      video: video
        ? {
            src: video,
            poster: posterOf(picture),
            focus: pictureFocus(picture),
            fallback: copy.videoFallback,
          }
        : undefined,
      background: video ? null : (
        <Picture
          className="size-full object-cover"
          name={picture}
          alt=""
          sizes={BACKGROUND_SIZES}
          tall={UPRIGHT}
          eager={index === 0}
        />
      ),
      thumbnail: (
        <Picture
          className="h-10 w-full object-cover opacity-80 transition-opacity duration-normal chosen:opacity-100 md:w-10 md:flex-none xl:h-13 xl:w-19"
          name={picture}
          alt=""
          sizes={THUMBNAIL_SIZES}
          widths={THUMBNAIL_WIDTHS}
          landscape
        />
      ),
    }
  })
  const video = slides.find((slide) => slide.video)?.video?.src
  return (
    <section
      id={sectionIds.home}
      className="dark relative isolate grid min-h-[max(38rem,100svh)] overflow-hidden bg-ink-950 lg:min-h-[clamp(45rem,100svh,62.5rem)] print:min-h-0"
      aria-label={copy.slidesLabel}
      aria-roledescription={carouselMessages[locale].carousel}
    >
      <script dangerouslySetInnerHTML={{ __html: startupScripts.hero }} />
      {/* hero-overlay.ts adds its state before React hydrates it. */}
      <hero-overlay
        className="hero-overlay absolute inset-0 z-2 place-items-center ps-[46%] pt-header print:hidden upright:ps-0 upright:pb-[50svh]"
        video={video}
        aria-hidden="true"
        suppressHydrationWarning
      >
        <span className="size-28 text-brand-400">
          <svg
            className="overflow-visible"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth={0.16}
            strokeDasharray="34 10"
          >
            <path d={STAR_PATH} pathLength="44" />
          </svg>
        </span>
      </hero-overlay>
      <HeroCarousel
        slides={slides}
        labels={{
          scrollDown: copy.scrollDown,
          slides: copy.slidesLabel,
          pause: copy.pauseSlides,
          play: copy.playSlides,
        }}
        // Ends with an arrow (docs/specification.md#hero). It is an icon as in other links, so editors do not write it.
        explore={
          <>
            {`${copy.exploreLabel} `}
            <span className="sr-only" aria-hidden="true">
              {ARROWS[localeConfig[locale].dir]}
            </span>
            <Icon name="right" />
          </>
        }
      >
        {/*
         * Who the company is, smaller than the title of the slide. It comes below the title, so that the line, the
         * action and the thumbnails form one block while the overlay hides the title.
         */}
        <h1 className="z-3 col-span-full row-3 max-w-lead pb-4 text-lead leading-sub font-body tracking-[0] text-balance text-brand-300 lg:pb-6 print:text-fg">
          {copy.company}
        </h1>
        <div className="z-3 col-1 row-4 me-4 self-baseline pb-6 lg:me-8 lg:pb-16">
          <ButtonLink variant="primary" size="narrow" href={localizePath(locale, pagePaths.contact)}>
            {messages[locale].footer.callToActionLink}
          </ButtonLink>
        </div>
      </HeroCarousel>
    </section>
  )
}
