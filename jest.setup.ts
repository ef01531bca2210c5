import '@testing-library/jest-dom'

/* The words of the site as jest.global-setup.mjs has parsed them; any other text is parsed here. */
jest.mock('yaml', () => {
  const yaml = jest.requireActual<typeof import('yaml')>('yaml')
  const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  const known = JSON.parse(readFileSync('.cache/parsed-yaml.json', 'utf8')) as Readonly<Record<string, string>>
  const parse = (...[text, ...rest]: Parameters<typeof yaml.parse>): unknown => {
    const json = known[text]
    return json === undefined ? (yaml.parse as (...all: unknown[]) => unknown)(text, ...rest) : JSON.parse(json)
  }
  return { ...yaml, parse }
})

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
  const PointerEventStub = class extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? ''
    }
  }
  window.PointerEvent ??= PointerEventStub as typeof PointerEvent
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
