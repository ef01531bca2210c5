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

import { useIsNear } from './use-is-near'
import type { CarouselApi, CarouselEngine, CarouselOptions } from './carousel-engine'
import type { Slide } from './carousel-slides'
import { type CarouselControls, listControls, scrolledSlide } from './scroll-list'
import { useCopies } from './use-copies'

interface CarouselSetup extends CarouselOptions {
  slides: readonly Slide[]
  /** Renders each slide three times once the carousel runs, unless CSS hides its controls: use-copies.ts. */
  hasCopies?: boolean
}

type Action = (controls: CarouselControls) => void
type Engine = ComponentType<ComponentProps<typeof CarouselEngine>>

/** How long presses wait for Embla, before the list answers them, ms. */
const ENGINE_LIMIT_MS = 4000

const NONE: readonly number[] = []

/** Whether the carousel shows its controls. Where all of its slides are in view, CSS hides them. */
function useHasControls(viewport: Element | null): boolean {
  return useSyncExternalStore(
    onResize,
    () => !viewport || getComputedStyle(viewport).getPropertyValue('--carousel-controls').trim() !== 'hidden',
    () => true,
  )
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** Whether Embla knows all slides. It reinitialises after React has rendered the copies. */
const isWhole = (api: CarouselApi) => !api || api.slideNodes().length === api.containerNode().childElementCount

/** A scrolling list that becomes a carousel once Embla is loaded. Embla loads when the list is near the window. */
export function useCarousel({ slides, hasCopies = false, ...options }: CarouselSetup) {
  const [viewport, viewportRef] = useState<HTMLDivElement | null>(null)
  const [Engine, setEngine] = useState<Engine>()
  const [api, setApi] = useState<CarouselApi>()
  const [hasFailed, setFailed] = useState(false)
  const isNear = useIsNear(viewport)
  const queue = useRef<Action[]>([])

  useEffect(() => {
    if (!isNear) return
    // The file may stall, or be gone after a new deployment; the list then keeps scrolling.
    let isList = false
    const keepList = () => {
      isList = true
      setFailed(true)
    }
    const timer = window.setTimeout(keepList, ENGINE_LIMIT_MS)
    import('./carousel-engine')
      .then((loaded) => {
        if (!isList) setEngine(() => loaded.CarouselEngine)
      })
      .catch(keepList)
      .finally(() => window.clearTimeout(timer))
    return () => window.clearTimeout(timer)
  }, [isNear])

  const hasControls = useHasControls(viewport)
  const rendered = useCopies(slides, api, hasCopies && hasControls && Boolean(api ?? hasFailed))
  const controls = api ?? (hasFailed && viewport ? listControls(viewport) : undefined)

  useEffect(() => {
    const catchUp = () => {
      if (controls && isWhole(api)) for (const action of queue.current.splice(0)) action(controls)
    }
    catchUp()
    // Comes after use-copies.ts has moved the carousel to the middle set.
    api?.on('reInit', catchUp)
    return () => void api?.off('reInit', catchUp)
  }, [api, controls])

  /** Moves the carousel: now, or once Embla is ready, or known to be missing. */
  const run = (action: Action) => {
    if (controls && isWhole(api)) action(controls)
    else queue.current.push(action)
  }

  /** Render this beside the slides. */
  const engine: ReactNode = Engine && viewport && (
    <Engine {...options} viewport={viewport} isActive={hasControls} onApi={setApi} />
  )

  return { slides: rendered, viewport, viewportRef, api, engine, hasFailed, run }
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
