import { render, screen } from '@testing-library/react'
import { act } from 'react'

import { Reveal } from './reveal'

type Report = Partial<Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>> & {
  top?: number
  visibleHeight?: number
}

const WINDOW_HEIGHT = 800
const BELOW: Report = { top: 2000 }

let report: (state: Report) => void
const disconnect = jest.fn()

beforeEach(() => {
  disconnect.mockClear()
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = ({ isIntersecting = false, intersectionRatio = 0, top = 0, visibleHeight = 0 }) => {
        const entry = {
          isIntersecting,
          intersectionRatio,
          boundingClientRect: { top },
          intersectionRect: { height: visibleHeight },
          rootBounds: { height: WINDOW_HEIGHT },
        }
        act(() => callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver))
      }
    }
    observe = () => undefined
    disconnect = disconnect
  } as unknown as typeof IntersectionObserver
})

function renderReveal() {
  render(<Reveal threshold={0.2}>Our values</Reveal>)
  return screen.getByText('Our values')
}

describe('Reveal', () => {
  it('does not hide an element that is already visible', () => {
    const element = renderReveal()
    report({ isIntersecting: true, intersectionRatio: 0.05, visibleHeight: 40 })
    expect(element).not.toHaveAttribute('data-reveal')
    expect(disconnect).toHaveBeenCalled()
  })

  it('does not hide an element above the viewport', () => {
    const element = renderReveal()
    report({ top: -900 })
    expect(element).not.toHaveAttribute('data-reveal')
  })

  it('reveals an element from below the viewport once the threshold is reached', () => {
    const element = renderReveal()
    report(BELOW)
    expect(element).toHaveAttribute('data-reveal', 'waiting')
    report({ isIntersecting: true, intersectionRatio: 0.1, visibleHeight: 90 })
    expect(element).toHaveAttribute('data-reveal', 'waiting')
    report({ isIntersecting: true, intersectionRatio: 0.2, visibleHeight: 180 })
    expect(element).toHaveAttribute('data-reveal', 'shown')
    expect(disconnect).toHaveBeenCalled()
  })

  it('reveals an element too tall for the threshold once it fills half the viewport', () => {
    const element = renderReveal()
    report(BELOW)
    report({ isIntersecting: true, intersectionRatio: 0.04, visibleHeight: WINDOW_HEIGHT / 2 })
    expect(element).toHaveAttribute('data-reveal', 'shown')
  })

  it('does nothing under reduced motion', () => {
    const matchMedia = jest.spyOn(window, 'matchMedia')
    matchMedia.mockImplementation((media) => ({ media, matches: true }) as MediaQueryList)
    report = () => undefined
    const element = renderReveal()
    report(BELOW)
    expect(element).not.toHaveAttribute('data-reveal')
    matchMedia.mockRestore()
  })
})
