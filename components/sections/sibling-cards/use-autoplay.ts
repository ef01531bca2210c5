import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

import type { CarouselApi } from '@/components/ui/carousel/carousel-engine'
import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { REDUCED_MOTION } from '@/lib/user-preferences'

type Embla = NonNullable<CarouselApi>

/** Embla cannot pause a move. Without a duration, and with its location as the target, it stops in place. */
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
 * or the keyboard stops them. They wait under the mouse, during a drag, off screen and in a hidden tab.
 */
export function useAutoplay(api: CarouselApi, root: RefObject<Element | null>) {
  const isOnScreen = useIsOnScreen(root)
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION)
  // The visitor's choice holds until the preference that it overrides changes.
  const [choice, setChoice] = useState<{ isPlaying: boolean; prefersReducedMotion: boolean }>()
  const [isHovered, setHovered] = useState(false)
  const isDragging = useIsDragging(api)
  const isPlaying = choice?.prefersReducedMotion === prefersReducedMotion ? choice.isPlaying : !prefersReducedMotion
  const isRunning = isPlaying && isOnScreen && !isHovered && !isDragging

  useEffect(() => {
    if (!api || !isRunning) return
    const { autoplay } = api.plugins()
    const play = () => {
      // A card may have had the focus before the page's scripts ran.
      if (!api.rootNode().querySelector(':focus-visible')) autoplay?.play()
      else setChoice({ isPlaying: false, prefersReducedMotion })
    }
    const restart = () => autoplay?.reset()
    const frame = requestAnimationFrame(play)
    // A new layout stops the plugin. After a move, even by the buttons, the next one has its full delay.
    api.on('reInit', play).on('select', restart)
    return () => {
      cancelAnimationFrame(frame)
      api.off('reInit', play).off('select', restart)
      autoplay?.stop()
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
    /** Props for the element that contains the cards. */
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
