'use client'

import { type ReactNode, useCallback } from 'react'

import { REDUCED_MOTION } from '@/lib/user-preferences'

import { classNames } from './class-names'

interface RevealProps {
  /** The share of the element that must be visible, 0 to 1. */
  threshold: number
  /** Opens from above while it rises a little, or only fades in. */
  effect?: 'rise' | 'fade'
  className?: string
  children: ReactNode
}

/** Number of observer thresholds. At each, an element too tall for `threshold` is compared with the viewport. */
const STEPS = 20
/** An element is also revealed when it fills this share of the viewport. */
const VIEWPORT_SHARE = 0.5

/** Hides an element below the viewport and reveals it once enough of it is visible. Returns a cleanup function. */
function revealOnce(element: HTMLElement, threshold: number) {
  if (!('IntersectionObserver' in window) || window.matchMedia(REDUCED_MOTION).matches) return
  const onIntersect = (entries: IntersectionObserverEntry[]) => {
    const entry = entries.at(-1)
    if (!entry) return
    const { isIntersecting, intersectionRatio, intersectionRect, boundingClientRect, rootBounds } = entry
    const isWaiting = element.dataset.reveal === 'waiting'
    if (!isWaiting && !isIntersecting && boundingClientRect.top > 0) {
      element.dataset.reveal = 'waiting'
      return
    }
    const viewportHeight = rootBounds?.height ?? window.innerHeight
    const isVisible = intersectionRatio >= threshold || intersectionRect.height >= viewportHeight * VIEWPORT_SHARE
    if (isWaiting && !isVisible) return
    if (isWaiting) element.dataset.reveal = 'shown'
    observer.disconnect()
  }
  const steps = Array.from({ length: STEPS }, (_, step) => (threshold * (step + 1)) / STEPS)
  const observer = new IntersectionObserver(onIntersect, { threshold: [0, ...steps] })
  observer.observe(element)
  return () => {
    observer.disconnect()
    delete element.dataset.reveal
  }
}

/**
 * Animates its children once, when `threshold` of them is visible. The HTML shows them; the script hides only those
 * still below the viewport. The style sheet exempts print, reduced motion and elements with focus.
 */
export function Reveal({ threshold, effect = 'rise', className, children }: RevealProps) {
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? revealOnce(element, threshold) : undefined),
    [threshold],
  )
  return (
    <div ref={ref} className={classNames('reveal', className)} data-effect={effect}>
      {children}
    </div>
  )
}
