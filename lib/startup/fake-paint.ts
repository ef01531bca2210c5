/** For tests: stands in for the observer of `afterPaint`; `paint` paints a frame. */
export function fakePaint() {
  let waiting: (() => void)[] = []
  const before = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver')
  window.IntersectionObserver = class {
    constructor(callback: () => void) {
      waiting.push(callback)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  return {
    paint() {
      const callbacks = waiting
      waiting = []
      for (const callback of callbacks) callback()
    },
    restore() {
      if (before) Object.defineProperty(window, 'IntersectionObserver', before)
      else Reflect.deleteProperty(window, 'IntersectionObserver')
    },
  }
}
