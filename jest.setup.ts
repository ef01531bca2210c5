/// <reference types="@testing-library/jest-dom" />
import { readFileSync } from 'node:fs'

// Three of four test files have no document, and would load it for nothing.
// oxlint-disable-next-line typescript/no-require-imports -- an import has no condition
if (typeof window !== 'undefined') require('@testing-library/jest-dom')

// Unit tests say which settings they need, so those of this machine are taken away. The tests of generated and exported
// files expect what these were made with. A test checks that .env.example names all settings.
if (!/\.output\.test\.|\/e2e\//.test(expect.getState().testPath ?? '')) {
  for (const name of readFileSync('.env.example', 'utf8').match(/(?<=^#)[A-Z]\w*(?==)/gm) ?? [])
    delete process.env[name]
}

/* The words of the site as jest.global-setup.mjs has read them; those of another folder, and wrong ones, are read here. */
jest.mock('@/content/load', () => {
  const { existsSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  const actual = () => jest.requireActual<typeof import('@/content/load')>('@/content/load')
  const file = '.cache/content.json'
  const loadContent = (root?: string): unknown => {
    if (root !== undefined || !existsSync(file)) return actual().loadContent(root)
    const text = readFileSync(file, 'utf8')
    return JSON.parse(text.slice(text.indexOf('\n')))
  }
  const readContent: typeof import('@/content/load').readContent = (reader) => actual().readContent(reader)
  return { loadContent, readContent }
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
