import { existsSync } from 'node:fs'

import { catalogueItems } from './catalogue'
import { allPictures } from './pictures'

const masters = [...catalogueItems('services'), ...catalogueItems('products')].map(({ picture, path }) => {
  const master = allPictures.get(picture)?.master
  return { path, master }
})

test('every service and product has a main picture of its own', () => {
  expect(masters.filter(({ master }) => !master || !existsSync(master))).toEqual([])
  const shared = masters.filter((one) => masters.some((other) => other !== one && other.master === one.master))
  expect(shared).toEqual([])
})
