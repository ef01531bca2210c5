import { type FocusEvent, type PointerEvent, type RefObject, useState } from 'react'

import { useIsOnScreen } from '@/lib/hooks/use-is-on-screen'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { REDUCED_MOTION } from '@/lib/user-preferences'

/** Elements that a visitor reads or is about to follow. */
const READ_OR_FOLLOWED = ':is(h1, h2, p), #hero-tag-link'

/**
 * Whether the hero plays: from the start, unless the visitor prefers reduced motion, until the pause button or the
 * keyboard stops it. Off screen everything rests. While the mouse is on the words, only the slides rest.
 */
export function useHeroPlayback(stage: RefObject<Element | null>) {
  const isOnScreen = useIsOnScreen(stage)
  const prefersReducedMotion = useMediaQuery(REDUCED_MOTION)
  const [choice, setChoice] = useState<'playing' | 'paused'>()
  const [isPointedAt, setPointedAt] = useState(false)
  const isPlaying = choice ? choice === 'playing' : !prefersReducedMotion
  const isMoving = isPlaying && isOnScreen

  return {
    /** The label of the button. */
    isPlaying,
    /** Whether videos and particles move. */
    isMoving,
    /** Whether the slides advance. */
    isAdvancing: isMoving && !isPointedAt,
    toggle: () => setChoice(isPlaying ? 'paused' : 'playing'),
    /** Props for the element that contains the words, the link and the thumbnails. */
    wordsProps: {
      // The keyboard stops the slides for good, as the ARIA Authoring Practices Guide asks; the button starts them
      // again.
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) setChoice('paused')
      },
      // The mouse on a thumbnail does not stop the slides: after a choice they continue.
      onPointerOver({ target, pointerType }: PointerEvent) {
        setPointedAt(pointerType === 'mouse' && (target as Element).closest(READ_OR_FOLLOWED) !== null)
      },
      onPointerLeave: () => setPointedAt(false),
    },
  }
}
