/** @jest-environment node */
import { replaceBlock } from './replace-block'

it('replaces the text between the markers and throws without them', () => {
  const page = (report: string) =>
    `# Speed\n\n<!-- Written by \`npm run bench\`. -->\n${report}\n<!-- End -->\n\nMore\n`
  expect(replaceBlock(page('\nold $&\n'), 'bench', 'new $&')).toBe(page('\nnew $&\n'))
  expect(replaceBlock(page(''), 'bench', 'new')).toBe(page('\nnew\n'))
  expect(() => replaceBlock('# Speed', 'bench', 'new')).toThrow('no markers')
})
