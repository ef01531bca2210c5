import type { HTMLAttributes } from 'react'

import { prefersReducedMotionOrData } from '@/lib/user-preferences'

declare module 'react' {
  // React asks for this form.
  namespace JSX {
    interface IntrinsicElements {
      /** `video` is the path of the first slide's video. */
      'hero-overlay': HTMLAttributes<HTMLElement> & { video: string | undefined }
    }
  }
}

/** Local storage key for the path of a hero video that has been loaded before. */
const VIDEO_KEY = 'heroVideoPath'
/** The hero's content becomes visible this long after the overlay has begun to fade, ms. */
const CONTENT_DELAY_MS = 1200
/** The overlay waits at most this long for the video, ms. */
const VIDEO_LIMIT_MS = 4000
/** The page requests the video this long after the load event, so that the video does not compete with the page, ms. */
const VIDEO_DELAY_MS = 1200

function storedVideo(): string | null {
  try {
    return localStorage.getItem(VIDEO_KEY)
  } catch {
    return null
  }
}

/** If storage is full or blocked, the next visit waits for the video again. */
function storeVideo(path: string) {
  try {
    localStorage.setItem(VIDEO_KEY, path)
  } catch {}
}

/*
 * Covers the hero until its video can play (docs/specification.md#hero). Its `data-state` goes from 'waiting' (it covers
 * the hero) to 'ready' (it fades) and 'shown' (the hero's content is visible). It is a custom element, so that one piece
 * of code serves both arrivals: the page defines it inline, before the hero is painted; on a navigation within the site,
 * the browser calls it when React adds the hero. Without JavaScript it has no state and never appears.
 */
if (typeof customElements !== 'undefined' && !customElements.get('hero-overlay')) {
  customElements.define(
    'hero-overlay',
    class extends HTMLElement {
      connectedCallback() {
        this.dataset.state = 'waiting'
        const path = this.getAttribute('video')
        // Media events do not bubble.
        this.parentElement?.addEventListener(
          'canplay',
          () => {
            if (path) storeVideo(path)
            this.open()
          },
          true,
        )
        if (!path || storedVideo() || prefersReducedMotionOrData(window)) return this.open()
        setTimeout(() => this.open(), VIDEO_LIMIT_MS)
        if (document.readyState === 'complete') this.loadVideo()
        else addEventListener('load', () => setTimeout(() => this.loadVideo(), VIDEO_DELAY_MS), { once: true })
      }

      loadVideo() {
        const video = this.parentElement?.querySelector('video')
        if (!video) return
        // Browsers dispatch errors on the failed <source>. After the last one, no source is left.
        video.addEventListener('error', () => video.networkState === video.NETWORK_NO_SOURCE && this.open(), true)
        video.preload = 'auto'
      }

      open() {
        if (this.dataset.state !== 'waiting') return
        this.dataset.state = 'ready'
        setTimeout(() => (this.dataset.state = 'shown'), CONTENT_DELAY_MS)
      }
    },
  )
}
