import { readFileSync } from 'node:fs'

import { errors, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    /** Once AXE has run in the page. */
    axe: typeof axe
    /** The names that `recordAnimations` has recorded. */
    animations: string[]
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** WCAG 2.2, 1.4.6 (AAA): 7:1, and 4.5:1 for large text. */
const BEYOND_AA = { 'color-contrast-enhanced': { enabled: true } }
/**
 * axe (4.13) is wrong about forced colours, which the visitor has chosen: it reads `-webkit-text-fill-color`, which
 * Chromium (156) does not report as forced.
 */
const FORCED_COLOURS = { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: false } }
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The fewest rules that find something to judge: on a page, and in a part of it. */
const MIN_PASSES = { page: 20, part: 10 }

/** What axe finds wrong with the page as it is now, or with a part that has changed: rule, element and reason. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: RULES,
    rules: isForced ? FORCED_COLOURS : BEYOND_AA,
    // The map's frame is a page of others.
    iframes: false,
  }
  // Not as a script element, which the site's policy would refuse.
  await page.evaluate(AXE)
  const { violations, passes } = await page.evaluate(
    async ([selector, options]) => {
      const { violations, passes } = await window.axe.run(selector ?? document, options)
      return { violations, passes: passes.length }
    },
    [part, options] as const,
  )
  expect(passes, 'axe has looked at the page').toBeGreaterThan(part ? MIN_PASSES.part : MIN_PASSES.page)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

/** Controls that the keyboard reaches although they are hidden from screen readers. */
export const focusableButHidden = (page: Page) =>
  page.evaluate(() => {
    const hidden = [
      ...document.querySelectorAll<HTMLElement>(':is([aria-hidden="true"], [inert]) *, [aria-hidden="true"]'),
    ]
    const before = document.activeElement
    const caught = hidden.filter((element) => {
      if (element.tabIndex < 0) return false
      element.focus({ preventScroll: true })
      return document.activeElement === element
    })
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return caught.map((element) => element.outerHTML.slice(0, 120))
  })

/** Controls smaller than a finger needs, px. Links within a sentence may be as low as its lines. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((size) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    return controls
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return false
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          control.textContent?.trim() !== control.parentElement?.textContent?.trim()
        const { width, height } = control.getBoundingClientRect()
        return !isInSentence && (width < size || height < size)
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect()
        return `${control.outerHTML.slice(0, 120)} is ${width.toFixed(1)} x ${height.toFixed(1)} px`
      })
  }, least)

/**
 * What is wrong with the focused element: it has no ring, or is outside the window or covered, even in part (2.4.12,
 * AAA).
 */
export const focusFaults = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return []
    // The focus is on something in the map's document, which draws its own ring. The frame itself is not `:focus`.
    if (element.matches('iframe')) return []
    // The box around a field draws its ring; a box inside a tall link draws the link's.
    const boxes = [element, element.parentElement ?? element]
    const styles = [...boxes.map((box) => getComputedStyle(box)), getComputedStyle(element, '::before')]
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth, content }, index) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && (index < boxes.length || content !== 'none'),
    )
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    // The middle and near each edge. The corners of a round button are not part of it.
    const shares = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
    ] as const
    const points = shares.map(([x, y]) =>
      document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
    )
    // There is no element outside the window.
    const isSeen = points.every((node) => !node || element.contains(node) || node.contains(element))
    const faults = [!hasRing && 'no ring', !isInWindow && 'out of the window', isInWindow && !isSeen && 'covered']
    return faults.filter(Boolean).map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`)
  })

/** The texts of the non-empty alerts that the browser announces when they change (live regions). */
export async function liveAlerts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const textBelow = (ids: readonly string[] = []): string =>
    nodes
      .filter(({ nodeId }) => ids.includes(nodeId))
      .map(({ role, name, childIds }) => (role?.value === 'StaticText' ? name?.value : textBelow(childIds)))
      .join('')
  return nodes
    .filter(({ role, properties }) => role?.value === 'alert' && properties?.some(({ name }) => name === 'live'))
    .map(({ childIds }) => textBelow(childIds))
    .filter(Boolean)
}

/** Records, on every page opened from now on, the animations that a visitor could see, for `animationsOf`. */
export const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    window.animations = []
    document.addEventListener('animationstart', ({ target, pseudoElement, animationName }) => {
      if (!(target instanceof Element)) return
      const durations = getComputedStyle(target, pseudoElement).animationDuration.split(', ')
      // Longer than a frame, s.
      if (durations.some((duration) => parseFloat(duration) > 0.01)) window.animations.push(animationName)
    })
  })

export const animationsOf = (page: Page) => page.evaluate(() => window.animations)

/** The focus has left the page if no element has had it for this long, ms. */
const NOWHERE_MS = 1000

/**
 * Whether the focus has left the page after the last tab stop. No element has it for a moment either when it passes a
 * cross-origin frame (the map), which is another process. This was seen once on a busy machine.
 */
export const hasLeft = (page: Page) =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: NOWHERE_MS })
    .then(() => false)
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return true
      throw error
    })
