import { readFileSync } from 'node:fs'

import config from '@/tailwind.config'

import { svg } from './svg'

/** The mark and, for 16 px, a small one with fewer strands. An owner who replaces the mark replaces this file. */
const SOURCE = 'art/brand/mark.svg'

const { ink, brand } = config.theme.colors

const COLORS = {
  dark: { palm: brand[400], dune: '#f6f1e7' },
  light: { palm: brand[500], dune: ink[900] },
} as const

export type Ground = keyof typeof COLORS

/** In a browser tab the mark is a little heavier and larger than elsewhere. */
const TAB_STROKE = 2.3
const TAB_VIEW = '-1.6 -1.9 43.2 43.2'

/** The paths of one group of the source, in the colours for a background. */
function paths(id: 'mark' | 'small', ground: Ground): string {
  const [, group] = new RegExp(`<g id="${id}">([^]*?)</g>`).exec(readFileSync(SOURCE, 'utf8')) ?? []
  if (!group) throw new Error(`${SOURCE} has no group "${id}"`)
  const colors: Readonly<Record<string, string>> = COLORS[ground]
  return group.replace(/class="(\w+)"/g, (_, part: string) => {
    if (!colors[part]) throw new Error(`${SOURCE} has a part "${part}" that has no colour`)
    return `stroke="${colors[part]}"`
  })
}

/** The mark without a background, for a dark or a light one. */
export const markSvg = (ground: Ground): string =>
  svg('0 0 40 40', paths('mark', ground), ' fill="none" stroke-width="2.2"')

/** The mark on its own background, for browser tabs. */
export const tabSvg = (): string =>
  svg(
    TAB_VIEW,
    `<path fill="${ink[900]}" d="M-2-2h44v44H-2Z"/>${paths('mark', 'dark')}`,
    ` fill="none" stroke-width="${TAB_STROKE}"`,
  )

export const smallTabSvg = (): string =>
  svg(
    '0 0 16 16',
    `<path fill="${ink[900]}" d="M0 0h16v16H0Z"/><g fill="none" stroke-width="2">${paths('small', 'dark')}</g>`,
  )
