import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react'

import { elementAt } from '@/lib/element-at'
import { HERO_ADVANCE_MS } from '@/lib/hero-advance'
import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { REDUCED_MOTION } from '@/lib/user-preferences'

import { heroMotion, heroReducer, INITIAL_HERO } from './hero-machine'

/** While a slide changes, further choices are ignored, ms. */
const HERO_LOCK_MS = 600

/** The id of the link to the page of the current slide. */
export const SLIDE_LINK_ID = 'hero-slide-link'

/** Elements that a visitor reads or is about to follow. */
const READ_OR_FOLLOWED = `:is(h2, p), #${SLIDE_LINK_ID}`

/** Runs the hero's state machine: its clock, the visitor's input, and what the stage shows. */
export function useHero(count: number, stage: RefObject<Element | null>) {
  const [state, send] = useReducer(heroReducer, INITIAL_HERO)
  const motion = heroMotion(state, {
    isOnScreen: useIsOnScreen(stage),
    prefersReducedMotion: useMediaQuery(REDUCED_MOTION),
  })
  const { index, phase } = state
  const { isAdvancing, isPlaying } = motion

  // Restarts with each slide: one lock may end and the next begin in the same render.
  useEffect(() => {
    if (phase === 'idle') return
    const timer = setTimeout(() => send({ type: 'unlock' }), HERO_LOCK_MS)
    return () => clearTimeout(timer)
  }, [index, phase])

  const left = useRef(0)
  useEffect(() => {
    left.current = HERO_ADVANCE_MS
  }, [index])

  // A pause takes nothing from the slide's time.
  useEffect(() => {
    if (!isAdvancing) return
    const start = performance.now()
    const timer = setTimeout(() => send({ type: 'advance', to: (index + 1) % count }), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [count, index, isAdvancing])

  return {
    index,
    previous: state.previous,
    ...motion,
    choose: (to: number) => send({ type: 'choose', to }),
    toggle: () => send({ type: isPlaying ? 'pause' : 'play' }),
    /** Props for the element that contains the words, the link and the thumbnails. */
    wordsProps: {
      // The keyboard stops the slides for good, as the ARIA Authoring Practices Guide asks; the button starts them
      // again.
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) send({ type: 'pause' })
      },
      // A pointer on a thumbnail does not stop the slides: after a choice they continue.
      onPointerOver(event: PointerEvent) {
        const isPointedAt = event.pointerType !== 'touch' && Boolean(elementAt(event)?.closest(READ_OR_FOLLOWED))
        send({ type: 'point', isPointedAt })
      },
      onPointerLeave: () => send({ type: 'point', isPointedAt: false }),
    },
  }
}
