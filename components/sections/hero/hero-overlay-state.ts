import { prefersReducedMotionOrData } from '@/lib/user-preferences'

/** Local storage key for the path of a hero video that has been loaded before. */
const VIDEO_KEY = 'heroVideoPath'
/** The hero's content becomes visible this long after the overlay has begun to fade, ms. */
const HERO_CONTENT_DELAY_MS = 1200
/** The overlay waits at most this long for the video, ms. */
const VIDEO_LIMIT_MS = 4000
/**
 * The page requests the video this long after the load event, so that the video does not compete with the page itself,
 * ms.
 */
const VIDEO_DELAY_MS = 1200

function storedVideo(window: Window): string | null {
  try {
    return window.localStorage.getItem(VIDEO_KEY)
  } catch {
    return null
  }
}

/** Stores the path of a video that can play. If storage is full or blocked, the next visit loads the video again. */
export function storeVideo(window: Window, path: string): void {
  try {
    window.localStorage.setItem(VIDEO_KEY, path)
  } catch {}
}

/** Loads the video of the first slide that has one. Calls `done` when it can play, fails or takes longer than 4 s. */
function loadVideo(window: Window, path: string, done: () => void): void {
  const { document } = window
  const limit = window.setTimeout(done, VIDEO_LIMIT_MS)
  const finish = () => {
    window.clearTimeout(limit)
    done()
  }
  const load = () => {
    const video = document.querySelector<HTMLVideoElement>('[data-video] video')
    if (!video) return
    const canPlay = () => {
      storeVideo(window, path)
      finish()
    }
    video.addEventListener('canplay', canPlay)
    // Browsers dispatch errors on the failed <source>, from which they do not bubble. After the last one, no source is
    // left.
    video.addEventListener('error', () => video.networkState === video.NETWORK_NO_SOURCE && finish(), true)
    if (video.readyState >= video.HAVE_FUTURE_DATA) canPlay()
    else video.preload = 'auto'
  }
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', () => window.setTimeout(load, VIDEO_DELAY_MS), { once: true })
}

/**
 * The state of the overlay (docs/specification.md#hero). `<html data-hero>` goes from 'waiting' (the overlay is shown)
 * to 'ready' (it fades) and 'shown' (the hero's content is visible). A page without a hero has no such attribute.
 */
export function runHeroOverlay(window: Window): void {
  const root = window.document.documentElement
  const video = window.document.querySelector<HTMLElement>('[data-video]')?.dataset.video
  if (!video) {
    delete root.dataset.hero
    return
  }
  root.dataset.hero = 'waiting'
  const ready = () => {
    // Only once, and not after a navigation to a page without a hero.
    if (root.dataset.hero !== 'waiting') return
    root.dataset.hero = 'ready'
    window.setTimeout(() => {
      if (root.dataset.hero === 'ready') root.dataset.hero = 'shown'
    }, HERO_CONTENT_DELAY_MS)
  }
  if (storedVideo(window) || prefersReducedMotionOrData(window)) ready()
  else loadVideo(window, video, ready)
}
