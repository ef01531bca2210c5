/** @jest-environment node */
import { apps } from '@/content/apps'

import { files, isOfEditor, readText } from './site'

const editor = [...files].filter(isOfEditor)
const texts = [...files].filter((file) => /\.(html|md|txt|xml|json|webmanifest)$/.test(file) && !isOfEditor(file))

test('the editor is exported whole or not at all', () => {
  const needed = ['/admin.html', '/admin/config.json', '/admin/picture-field.js', '/admin/sveltia-cms.js']
  expect(needed.filter((file) => files.has(file))).toEqual(editor.length > 0 ? needed : [])
})

test('no page, list or sitemap mentions the editor', () => {
  expect(texts.length).toBeGreaterThan(100)
  // The API of an app may have a path of this name.
  const paths = Object.values(apps).map(({ contract }) => contract.path)
  const withoutThem = (file: string) => paths.reduce((text, path) => text.replaceAll(path, ''), readText(file))
  expect(texts.filter((file) => file !== '/sha256sums.txt' && /\/admin\b/.test(withoutThem(file)))).toEqual([])
})
