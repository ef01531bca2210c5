/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { missingPages } from './missing-pages'

test('a page without a route is named, with the file that would make it', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'pages-'))
  mkdirSync(path.join(site, 'ar'))
  for (const file of ['index.html', 'ar.html', 'about.html', 'ar/about.html', 'teapot.html']) {
    writeFileSync(path.join(site, file), '')
  }
  expect(missingPages(site, ['/', '/about'])).toEqual([])
  expect(missingPages(site, ['/', '/teapot'])).toEqual([
    'The site has no page /ar/teapot. Write app/(ar)/ar/teapot/page.tsx, as that of another page.',
  ])
  rmSync(site, { recursive: true })
})
