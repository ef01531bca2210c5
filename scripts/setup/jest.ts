import '@testing-library/jest-dom'

/*
 * jsdom has no layout, so it lacks what reports on it. These stand-ins say nothing matches, nothing is seen and
 * nothing changes size; a test that needs another answer replaces them.
 */
class SilentObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds: readonly number[] = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

if (typeof window !== 'undefined') {
  window.IntersectionObserver ??= SilentObserver
  window.ResizeObserver ??= SilentObserver
  window.matchMedia ??= (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
}
