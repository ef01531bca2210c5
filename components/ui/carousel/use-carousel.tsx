import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useComesNear } from '@/lib/hooks/use-comes-near'

import type { CarouselApi, CarouselEngineProps } from './carousel-engine'
import { giveUpStop } from './give-up-stop'

type Embla = NonNullable<CarouselApi>

const CarouselEngine = lazy(() => import('./carousel-engine'))
const AutoplayEngine = lazy(() => import('./autoplay-engine'))

interface CarouselOptions extends Pick<CarouselEngineProps, 'direction' | 'transitionMs'> {
  /** For a carousel that moves by itself: from the start of one move to the start of the next. */
  delayMs?: number
}

interface Carousel {
  viewportRef: (viewport: HTMLDivElement | null) => void
  api: CarouselApi
  /** To be rendered anywhere beside the slides. */
  engine: ReactNode
  /** Does something with the carousel: at once, or as soon as its engine is there. */
  run: (action: (api: Embla) => void) => void
}

const NOTHING: readonly number[] = []

/** A carousel whose engine is fetched when it comes near the window or is wanted; until then its list scrolls. */
export function useCarousel({ direction, transitionMs, delayMs }: CarouselOptions): Carousel {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [api, setApi] = useState<CarouselApi>()
  const [isWanted, setWanted] = useState(false)
  const isNear = useComesNear(viewport)
  const pending = useRef<(api: Embla) => void>(undefined)

  const viewportRef = useCallback((node: HTMLDivElement | null) => {
    setViewport(node)
  }, [])

  useEffect(() => {
    if (!api) return
    pending.current?.(api)
    pending.current = undefined
  }, [api])

  useEffect(() => (api && viewport ? giveUpStop(viewport) : undefined), [api, viewport])

  const run = useCallback(
    (action: (api: Embla) => void) => {
      if (api) return action(api)
      pending.current = action
      setWanted(true)
    },
    [api],
  )

  const props = { direction, transitionMs, onApi: setApi }
  const engine = viewport && (isNear || isWanted) && (
    <Suspense>
      {delayMs ? (
        <AutoplayEngine {...props} viewport={viewport} delayMs={delayMs} />
      ) : (
        <CarouselEngine {...props} viewport={viewport} />
      )}
    </Suspense>
  )
  return { viewportRef, api, engine, run }
}

/** The indexes of the slides in view; none before the carousel has looked. */
export function useSlidesInView(api: CarouselApi): readonly number[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('slidesInView', onChange)
      return () => void api?.off('slidesInView', onChange)
    },
    [api],
  )
  return useSyncExternalStore(
    subscribe,
    () => api?.slidesInView() ?? NOTHING,
    () => NOTHING,
  )
}

/** The index of the slide that the carousel stands at or moves to. */
export function useSelectedSlide(api: CarouselApi): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange)
      return () => void api?.off('select', onChange).off('reInit', onChange)
    },
    [api],
  )
  return useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}
