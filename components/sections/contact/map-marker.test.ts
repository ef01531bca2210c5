/** @jest-environment node */
import { mapMarker } from './map-marker'

const FRAME = 'https://www.openstreetmap.org/export/embed.html?bbox=55.1%2C25.0%2C55.4%2C25.3&layer=mapnik'

test('the marker of a frame gives longitude and latitude', () => {
  expect(mapMarker(`${FRAME}&marker=25.2048%2C55.2708`)).toEqual([55.2708, 25.2048])
})

test.each([FRAME, `${FRAME}&marker=`, `${FRAME}&marker=Dubai`])('there is no marker in %s', (address) => {
  expect(mapMarker(address)).toBeUndefined()
})
