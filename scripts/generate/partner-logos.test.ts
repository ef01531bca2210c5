/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'

import { generatePartnerLogos, inkOf, withGround } from './partner-logos'

jest.mock('@/content/partners', () => ({
  partners: [{ id: 'own', logo: { src: '/logos/own.svg' } }, { id: 'drawn' }],
  partnerLogo: ({ id, logo }: { id: string; logo?: object }) => logo ?? { src: `/partners/${id}.svg` },
}))

const WHITE_GROUND = '<path fill="#fff" d="M0 0h200v80H0z"/>'

const logo = (ink: string, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${ground}<path fill="${ink}" d="M20 30h160v20H20z"/></svg>`

test.each([
  ['white', 'light'],
  ['#ffd400', 'light'],
  ['#1d2f4a', 'dark'],
  ['#c8102e', 'dark'],
])('a logo in %s is drawn in %s ink', async (ink, expected) => {
  expect(await inkOf(Buffer.from(logo(ink)))).toBe(expected)
})

test('a logo may have a ground of its own', async () => {
  expect(await inkOf(Buffer.from(logo('#fff', WHITE_GROUND)))).toBe('opaque')
})

test.each([
  ['of its size', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="8">'],
  ['of its box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -4 20 8" width="40" height="16">'],
  [
    'after a declaration',
    '<?xml version="1.0"?>\n<!-- A logo --><svg xmlns="http://www.w3.org/2000/svg"\n viewBox=\'0,0,20,8\'>',
  ],
])('a drawing gets a ground %s', async (_, root) => {
  const { channels, isOpaque } = await sharp(Buffer.from(withGround(`${root}</svg>`, '#fbf8f2'))).stats()
  expect(isOpaque).toBe(true)
  expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([0xfb, 0xf8, 0xf2])
})

test('the copy of a logo stays beside the wordmarks, and what no partner has goes', async () => {
  const before = process.cwd()
  process.chdir(mkdtempSync(path.join(tmpdir(), 'partners-')))
  try {
    for (const folder of ['public/logos', 'public/partners']) mkdirSync(folder, { recursive: true })
    writeFileSync('public/logos/own.svg', logo('#1d2f4a'))
    for (const name of ['drawn', 'gone']) writeFileSync(`public/partners/${name}.svg`, logo('#1d2f4a'))
    await generatePartnerLogos()
    expect(readdirSync('public/partners')).toEqual(['drawn.svg', 'own.svg'])
  } finally {
    process.chdir(before)
  }
})
