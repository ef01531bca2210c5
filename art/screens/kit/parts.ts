import { icon, type IconName } from './icons'
import { markup } from './page'

/** The system's own line: time at the start, signal and battery at the end, clear of round corners. */
export const status = () =>
  '<div class="status"><span>9:41</span><svg width="66" height="14" viewBox="0 0 66 14" fill="currentColor"><rect y="8.5" width="3.2" height="4.5" rx="1"/><rect x="5" y="6" width="3.2" height="7" rx="1"/><rect x="10" y="3.5" width="3.2" height="9.5" rx="1"/><rect x="15" y="1" width="3.2" height="12" rx="1"/><path d="M31 12.8 25 5.8a8.5 8.5 0 0 1 12 0z" opacity=".95"/><rect x="43.6" y="1.6" width="19.8" height="10.8" rx="3.4" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".5"/><rect x="45.4" y="3.4" width="13" height="7.2" rx="1.9"/><path d="M64.6 5v4a2.1 2.1 0 0 0 0-4z" opacity=".5"/></svg></div>'

export const homebar = () => '<div class="homebar"></div>'

export const tabs = (names: IconName[], on: number, size = 28) =>
  markup`<div class="tabs">${names.map((name, i) => `<div class="${i === on ? 'on' : ''}">${icon(name, size)}</div>`)}</div>${homebar()}`

/** A person as initials: the screens show no photographs. */
export const face = (letter: string, size: number, colours: string) =>
  `<div class="face" style="width:${size}px;height:${size}px;font-size:${Math.round(size * 0.4)}px;background:${colours}">${letter}</div>`

export const line = (share: number, colour = 'var(--ac)', height = 8) =>
  `<div class="line" style="height:${height}px"><i style="width:${share}%;background:${colour}"></i></div>`

export const disc = (name: IconName, style = '', size = 24) =>
  `<div class="disc" style="${style}">${icon(name, size)}</div>`
