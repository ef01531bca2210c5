import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { useIsNear } from '@/lib/hooks/use-is-near'

import type { CarouselApi, CarouselEngine, CarouselOptions } from './carousel-engine'
import { type CarouselControls, listControls, scrolledSlide } from './scroll-list'

type Action = (controls: CarouselControls) => void
type Engine = ComponentType<ComponentProps<typeof CarouselEngine>>

const NONE: readonly number[] = []

/** A scrolling list that becomes a carousel once Embla is loaded. Embla loads when the list is near the window. */
export function useCarousel(options: CarouselOptions) {
  const [viewport, viewportRef] = useState<HTMLDivElement | null>(null)
  const [Engine, setEngine] = useState<Engine>()
  const [api, setApi] = useState<CarouselApi>()
  const [hasFailed, setFailed] = useState(false)
  const isNear = useIsNear(viewport)
  const queue = useRef<Action[]>([])

  useEffect(() => {
    if (!isNear) return
    import('./carousel-engine')
      .then((loaded) => setEngine(() => loaded.CarouselEngine))
      // The file may be gone after a new deployment; the list then keeps scrolling.
      .catch(() => setFailed(true))
  }, [isNear])

  const controls = api ?? (hasFailed && viewport ? listControls(viewport) : undefined)

  useEffect(() => {
    if (controls) for (const action of queue.current.splice(0)) action(controls)
  }, [controls])

  /** Moves the carousel: now, or once it is known whether Embla could be loaded. */
  const run = (action: Action) => {
    if (controls) action(controls)
    else queue.current.push(action)
  }

  /** Render this beside the slides. */
  const engine: ReactNode = Engine && viewport && <Engine {...options} viewport={viewport} onApi={setApi} />

  return { viewport, viewportRef, api, engine, hasFailed, run }
}

/** The indexes of the slides in view; empty until Embla has measured them. */
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
    () => api?.slidesInView() ?? NONE,
    () => NONE,
  )
}

/** The index of the slide that the carousel or list is at or moving to. */
export function useSelectedSlide(viewport: Element | null, api: CarouselApi): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange)
      viewport?.addEventListener('scroll', onChange)
      return () => {
        api?.off('select', onChange)
        viewport?.removeEventListener('scroll', onChange)
      }
    },
    [viewport, api],
  )
  return useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? (viewport ? scrolledSlide(viewport) : 0),
    () => 0,
  )
}
