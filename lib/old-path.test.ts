/** @jest-environment node */
import { checkOldPath, oldPath } from './old-path'

test.each([
  ['/about-us.html', '/about-us.html'],
  ['/About/', '/About'],
  ['/', '/'],
  ['/من-نحن', '/من-نحن'],
  ['/%D9%85%D9%86-%d9%86%d8%ad%d9%86/', '/من-نحن'],
  ['/a b', '/a b'],
  ['/a%20b', '/a b'],
  ['/wiki/Foo_(bar)', '/wiki/Foo_(bar)'],
  ["/a+b,c@d=e&f!g~h'i", "/a+b,c@d=e&f!g~h'i"],
  ['/caf%C3%A9', '/café'],
])('%s is redirected as %s', (path, plain) => {
  expect(checkOldPath(path)).toBeUndefined()
  expect(oldPath(path)).toBe(plain)
})

test.each([
  ['about.html', /^is not a path\. Write it as \/about-us\.html/],
  ['https://old.firm.ae/x', /^is a whole address\. Write only the path/],
  ['//old.firm.ae/x', /^is a whole address/],
  ['/x?id=1', /^has a \? or a #/],
  ['/x#part', /^has a \? or a #/],
  ['/a%2Fb', /^has a slash inside a name/],
  ['/a//b', /^has two slashes/],
  ['/.env', /^has a name that begins with a full stop/],
  ['/a/../b', /^has a name that begins with a full stop/],
  ['/%2e%2e/b', /^has a name that begins with a full stop/],
  ['/a%', /^has a % that begins no letter/],
  ['/%E0', /^has a % that begins no letter/],
  ['/100%25', /^has the sign %/],
  ['/a:b', /^has the sign :, which some hosts read as part of a pattern/],
  ['/a*', /^has the sign \*/],
  ['/a%3Fb', /^has the sign \?/],
  ['/{id}', /^has the sign \{/],
  ['/a%00b', /^has a character that nobody sees/],
  ['/a%E2%80%8Fb', /^has a character that nobody sees/],
])('%s cannot be', (path, message) => {
  expect(checkOldPath(path)).toMatch(message)
})
