/** @jest-environment node */
import { execFileSync } from 'node:child_process'

/** Each tracked file: its line ends in the repository, what .gitattributes says of it, its path. */
const files = execFileSync('git', ['ls-files', '--eol', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
  .map((line) => {
    const [, lineEnds = '', attributes = '', path = ''] = /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t(.*)$/.exec(line) ?? []
    return { lineEnds, attributes, path }
  })

it('a checkout has LF on every system', () => {
  expect(files.length).toBeGreaterThan(1000)
  const text = files.filter(({ attributes }) => attributes !== '-text')
  expect(text.filter(({ attributes }) => attributes !== 'text=auto eol=lf')).toEqual([])
  expect(text.filter(({ lineEnds }) => !['lf', 'none'].includes(lineEnds))).toEqual([])
})

it('no picture, film or font is taken for text', () => {
  const binary = files.filter(({ path }) => /\.(avif|webp|png|jpg|gif|ico|mp4|webm|woff2|ttf|otf|pdf)$/.test(path))
  expect(binary.length).toBeGreaterThan(100)
  expect(binary.filter(({ attributes }) => attributes !== '-text')).toEqual([])
})
