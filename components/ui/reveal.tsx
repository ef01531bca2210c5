'use client'

import { type ReactNode, useCallback } from 'react'

import { REDUCED_MOTION } from '@/lib/user-preferences'

interface RevealProps {
  /** The share of the element that must be in the window, 0 to 1. */
  threshold: number
  /** It rises a little while it fades in, or only fades. */
  effect?: 'rise' | 'fade'
  className?: string
  children: ReactNode
}

/** How finely the way to the threshold is watched: what cannot reach it is judged by the window, at any of these. */
const STEPS = 20
/** An element that fills this much of the window has been seen, however little of it that is. */
const WINDOW_SHARE = 0.5

/** Hides an element that still lies below the window and shows it for good once enough of it is visible. */
function revealOnce(element: HTMLElement, threshold: number) {
  if (!('IntersectionObserver' in window) || window.matchMedia(REDUCED_MOTION).matches) return
  const watch = (entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1)
    if (!entry) return
    const { isIntersecting, intersectionRatio, intersectionRect, boundingClientRect, rootBounds } = entry
    const isWaiting = element.dataset.reveal === 'waiting'
    if (!isWaiting && !isIntersecting && boundingClientRect.top > 0) {
      element.dataset.reveal = 'waiting'
      return
    }
    const windowHeight = rootBounds?.height ?? window.innerHeight
    const isSeen = intersectionRatio >= threshold || intersectionRect.height >= windowHeight * WINDOW_SHARE
    if (isWaiting && !isSeen) return
    if (isWaiting) element.dataset.reveal = 'shown'
    observer.disconnect()
  }
  const steps = Array.from({ length: STEPS }, (_, step) => (threshold * (step + 1)) / STEPS)
  const observer = new IntersectionObserver(watch, { threshold: [0, ...steps] })
  observer.observe(element)
  return () => {
    observer.disconnect()
    delete element.dataset.reveal
  }
}

/**
 * Shows a section by a movement, once, when `threshold` of it has come into the window. The HTML is visible: only the
 * script hides it, and only what nobody has seen yet. Print, reduced motion and the focus inside are left alone by CSS.
 */
export function Reveal({ threshold, effect = 'rise', className = '', children }: RevealProps) {
  const watch = useCallback(
    (element: HTMLElement | null) => (element ? revealOnce(element, threshold) : undefined),
    [threshold],
  )
  return (
    <div ref={watch} className={`reveal ${className}`.trim()} data-effect={effect}>
      {children}
    </div>
  )
}
