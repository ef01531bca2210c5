import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

import type { CarouselApi } from '@/components/ui/carousel/use-carousel'
import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { REDUCED_MOTION } from '@/lib/reduced-motion'

type Embla = NonNullable<CarouselApi>

/** From the start of one move to the start of the next. */
const DELAY_MS = 3000

/** Embla has no way to pause a move: without a duration and with its location as the target it stops where it is. */
function stopMove(api: Embla) {
  const { scrollBody, target, offsetLocation } = api.internalEngine()
  scrollBody.useDuration(0)
  target.set(offsetLocation)
}

const resumeMove = (api: Embla) => api.scrollTo(api.selectedScrollSnap())

/** Brings the slide that contains an element fully into view, at once: a focus ring must not glide for two seconds. */
function bringIntoView(api: Embla, element: Element) {
  const slides = api.slideNodes()
  const index = slides.findIndex((slide) => slide.contains(element))
  const slide = slides[index]
  if (!slide) return
  const fullyInView = Math.max(1, Math.floor(api.containerNode().offsetWidth / slide.offsetWidth))
  const afterSelected = (index - api.selectedScrollSnap() + slides.length) % slides.length
  if (afterSelected >= fullyInView) api.scrollTo(index, true)
}

function useIsDragging(api: CarouselApi): boolean {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const start = () => setDragging(true)
    const end = () => setDragging(false)
    api?.on('pointerDown', start).on('pointerUp', end)
    return () => void api?.off('pointerDown', start).off('pointerUp', end)
  }, [api])
  return isDragging
}

/**
 * When the cards move by themselves: from the start, unless the visitor prefers reduced motion, until the pause button
 * or the keyboard stops them. Under the mouse, during a drag, off screen and in a hidden tab they wait.
 */
export function useAutoplay(api: CarouselApi, root: RefObject<Element | null>) {
  const isOnScreen = useIsOnScreen(root)
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION)
  // The visitor's choice counts until the preference that it overrules changes.
  const [choice, setChoice] = useState<{ isPlaying: boolean; prefersReducedMotion: boolean }>()
  const [isHovered, setHovered] = useState(false)
  const isDragging = useIsDragging(api)
  const isPlaying = choice?.prefersReducedMotion === prefersReducedMotion ? choice.isPlaying : !prefersReducedMotion
  const isRunning = isPlaying && isOnScreen && !isHovered && !isDragging

  useEffect(() => {
    if (!api || !isRunning) return
    let timer = 0
    const moveOn = () => {
      // A card may have had the focus before the page's script ran.
      if (!api.rootNode().querySelector(':focus-visible')) api.scrollNext()
      else setChoice({ isPlaying: false, prefersReducedMotion })
    }
    const startTimer = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(moveOn, DELAY_MS)
    }
    startTimer()
    api.on('select', startTimer)
    return () => {
      window.clearTimeout(timer)
      api.off('select', startTimer)
    }
  }, [api, isRunning, prefersReducedMotion])

  const choose = (playing: boolean) => setChoice({ isPlaying: playing, prefersReducedMotion })

  const stopForKeyboard = ({ target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return
    choose(false)
    if (api) bringIntoView(api, target)
  }

  return {
    isPlaying,
    toggle() {
      choose(!isPlaying)
      if (isPlaying && api) stopMove(api)
    },
    stopForKeyboard,
    /** For the element that contains the cards. */
    cardsProps: {
      onFocus: stopForKeyboard,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return
        setHovered(true)
        if (api && !isDragging) stopMove(api)
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return
        setHovered(false)
        if (api && !isDragging) resumeMove(api)
      },
    },
  }
}
