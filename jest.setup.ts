import '@testing-library/jest-dom'

/*
 * jsdom has no layout and lacks these interfaces. The stubs match no media query and report no intersection and no
 * resize. A test that needs more replaces them.
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
