import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

import type { CarouselApi } from '@/components/ui/carousel/carousel-engine'
import { REDUCED_MOTION } from '@/lib/user-preferences'
import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'

import { comesIntoView } from './comes-into-view'

type Embla = NonNullable<CarouselApi>

/** Embla cannot pause a move; one of no length and no duration makes the cards stand where they are. */
function standStill(api: Embla) {
  const { scrollBody, target, offsetLocation } = api.internalEngine()
  scrollBody.useDuration(0)
  target.set(offsetLocation)
}

const goOn = (api: Embla) => api.scrollTo(api.selectedScrollSnap())

/** Keyboard focus brings its card into view at once: a ring that glides for two seconds helps nobody. */
function bringIntoView(api: Embla, element: Element) {
  const slides = api.slideNodes()
  const index = slides.findIndex((slide) => slide.contains(element))
  const slide = slides[index]
  if (!slide) return
  const whole = Math.max(1, Math.floor(api.rootNode().offsetWidth / slide.offsetWidth))
  if (!comesIntoView(index, api.selectedScrollSnap(), slides.length, whole)) api.scrollTo(index, true)
}

/** Moves the cards by one; the time until they move by themselves begins anew. */
export function move(api: Embla, to: 'previous' | 'next') {
  if (to === 'next') api.scrollNext()
  else api.scrollPrev()
  api.plugins().autoplay?.reset()
}

/**
 * When the cards move by themselves: from the start, unless the visitor wants less motion, until the pause button or
 * the keyboard stops them for good. Under the mouse, out of sight and in a hidden tab they only wait.
 */
export function useCardMotion(api: CarouselApi, root: RefObject<Element | null>) {
  const isOnScreen = useIsOnScreen(root)
  const prefersStillness = useMediaQuery(REDUCED_MOTION)
  // The visitor's choice, and the preference it overrules: when that changes, it counts again.
  const [choice, setChoice] = useState<{ isPlaying: boolean; prefersStillness: boolean }>()
  const [isHovered, setHovered] = useState(false)
  const isPlaying = choice?.prefersStillness === prefersStillness ? choice.isPlaying : !prefersStillness
  const isRunning = isPlaying && isOnScreen && !isHovered

  // Until the engine is there the list scrolls to the focus by itself; from then on it begins at the first card.
  useEffect(() => {
    const focused = document.activeElement
    if (api && focused && api.rootNode().contains(focused)) bringIntoView(api, focused)
  }, [api])

  useEffect(() => {
    if (!api) return
    const follow = () => {
      const { autoplay } = api.plugins()
      if (isRunning) autoplay?.play()
      else autoplay?.stop()
    }
    follow()
    // The plugin stops at each drag and each new layout, and starts by itself when the tab comes back; its listener
    // is on the document, so that on the window has the last word.
    api.on('reInit', follow).on('pointerUp', follow)
    window.addEventListener('visibilitychange', follow)
    return () => {
      api.off('reInit', follow).off('pointerUp', follow)
      window.removeEventListener('visibilitychange', follow)
    }
  }, [api, isRunning])

  const choose = (playing: boolean) => setChoice({ isPlaying: playing, prefersStillness })

  const stopForKeyboard = (event: FocusEvent) => {
    if (!event.target.matches(':focus-visible')) return
    choose(false)
    if (api) bringIntoView(api, event.target)
  }

  return {
    isPlaying,
    toggle() {
      choose(!isPlaying)
      if (isPlaying && api) standStill(api)
    },
    stopForKeyboard,
    /** For the element that holds the cards. */
    overCards: {
      onFocus: stopForKeyboard,
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'touch') return
        setHovered(true)
        if (api) standStill(api)
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'touch') return
        // A drag that leaves the cards is still a drag; it ends where the button is let go or the drag is taken over.
        if (event.buttons) {
          const ends = new AbortController()
          const end = () => {
            ends.abort()
            setHovered(false)
          }
          window.addEventListener('pointerup', end, { signal: ends.signal })
          window.addEventListener('pointercancel', end, { signal: ends.signal })
        } else {
          setHovered(false)
          if (api) goOn(api)
        }
      },
    },
  }
}
