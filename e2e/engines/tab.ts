import { expect } from '@playwright/test'

import type { Browser } from './browsers/browser'
import type { Query } from './in-page/find'
import type { Site } from './site'

/** A condition that is not met within this time fails the test, ms. */
const PATIENCE_MS = 10_000
/** The pause between two tests of a condition, ms. */
const POLL_MS = 50

/**
 * The error of a view transition between documents that a browser skips. The new document is slow (Chromium, on a busy
 * machine), has no style sheet that asks for a transition, or navigates at once, like the 404 page (WebKit). The page
 * appears without it, and the browser reports a rejected promise that no script can see: `pagereveal` offers none.
 */
const GIVEN_UP =
  /Transition was (skipped|aborted because of invalid state\. (Page already revealed|ViewTransition opt-in disabled))|Skipping view transition/

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Values that survive JSON. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain }

/** Repeats a test until it passes. Its errors count as no: the page is not ready yet or has just gone. */
const untilItPasses = (attempt: () => Promise<void>, timeout = PATIENCE_MS) =>
  expect(attempt).toPass({ timeout, intervals: [POLL_MS] })

/** Calls `read` until it returns the expected value. */
export const eventually = <T>(
  read: () => Promise<T>,
  expected: T,
  { message, patience }: { message?: string; patience?: number } = {},
): Promise<void> => untilItPasses(async () => expect<unknown>(await read(), message).toStrictEqual(expected), patience)

/** The browser's one page, as a visitor uses it. */
export class Tab {
  constructor(
    readonly browser: Browser,
    readonly site: Site,
  ) {}

  /** Opens a page of the site in a window and waits until it is hydrated. */
  async open(path: string, size = DESKTOP): Promise<void> {
    await this.resize(size)
    await this.browser.open(this.site.origin + path)
    await this.started()
  }

  async resize({ width, height }: typeof DESKTOP): Promise<void> {
    await this.browser.resize(width, height)
    await eventually(() => this.read(() => ({ width: innerWidth, height: innerHeight })), { width, height })
  }

  /** Moves the pointer as a visitor would, and waits until the page is hydrated. */
  async started(): Promise<void> {
    const hasStarted = async () => {
      // Firefox cannot move the pointer just as one document replaces another.
      for (const x of [1, 2]) await this.browser.movePointer(x, 1)
      return this.read(() => 'hydrated' in document.documentElement.dataset)
    }
    await eventually(hasStarted, true, { message: 'The page has started' })
  }

  /** The result of a function that runs in the page and sees no variables from here. */
  async read<T, A extends readonly Plain[]>(action: (...values: A) => T | Promise<T>, ...values: A): Promise<T> {
    const call = `(${action})(...${JSON.stringify(values)})`
    const text = await this.browser.evaluate(`(async () => JSON.stringify({ value: await ${call} }))()`)
    return (JSON.parse(text) as { value: T }).value
  }

  /** Whether a visitor finds something. */
  has = (query: Query): Promise<boolean> => this.read((wanted) => window.engines.find(wanted).length > 0, query)

  text = (query: Query): Promise<string> =>
    this.read((wanted) => (window.engines.one(wanted).textContent ?? '').trim(), query)

  attribute = (query: Query, name: string): Promise<string | null> =>
    this.read((wanted, key) => window.engines.one(wanted).getAttribute(key), query, name)

  isFocused = (query: Query): Promise<boolean> =>
    this.read((wanted) => window.engines.one(wanted) === document.activeElement, query)

  focus = (query: Query): Promise<void> => this.read((wanted) => window.engines.one(wanted).focus(), query)

  address = (): Promise<string> => this.read(() => location.pathname + location.hash)

  /** The fully visible slides of a carousel. */
  slides = (carousel: Query): Promise<string[]> => this.read((wanted) => window.engines.wholeSlides(wanted), carousel)

  scrollTo = (query: Query): Promise<void> =>
    this.read((wanted) => window.engines.one(wanted).scrollIntoView({ block: 'center', behavior: 'instant' }), query)

  press = (key: string): Promise<void> => this.browser.press(key)

  async type(text: string): Promise<void> {
    for (const key of text) await this.browser.press(key)
  }

  /** Moves the pointer to an element, once the element has stopped moving. */
  async hover(query: Query): Promise<void> {
    let place = { x: NaN, y: NaN }
    await untilItPasses(async () => {
      const before = place
      place = await this.read((wanted) => window.engines.placeOf(wanted), query)
      expect(place, 'It comes to rest').toEqual(before)
    })
    await this.browser.movePointer(place.x, place.y)
  }

  async click(query: Query): Promise<void> {
    await this.hover(query)
    await this.browser.click()
  }

  /** Everything that went wrong in the page and in the browser since the last call. */
  takeTroubles(): string[] {
    const found = [...this.site.takeTroubles(), ...this.browser.errors.splice(0)]
    return found.filter((trouble) => !GIVEN_UP.test(trouble))
  }

  /** Ignores errors that a test causes on purpose. */
  forgive(expected: RegExp): void {
    this.browser.errors.push(...this.takeTroubles().filter((trouble) => !expected.test(trouble)))
  }
}
