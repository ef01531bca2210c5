import { bodyBytes, bytesUntil, type NetworkEvent, sentRequests } from './sent-requests'

const events: readonly NetworkEvent[] = [
  { name: 'request', id: '1', url: 'http://localhost/', timestamp: 1 },
  { name: 'response', id: '1', type: 'Document', head: 30, timestamp: 1.1 },
  { name: 'data', id: '1', bytes: 100, timestamp: 1.2 },
  { name: 'data', id: '1', bytes: 50, timestamp: 2.5 },
  { name: 'finish', id: '1', bytes: 180, timestamp: 3 },
  { name: 'request', id: '2', url: 'data:image/svg+xml,', timestamp: 1 },
  { name: 'finish', id: '2', bytes: 9, timestamp: 1 },
]

it('puts events together by request and leaves out what is in the page itself', () => {
  expect(sentRequests(events)).toMatchObject([{ url: 'http://localhost/', type: 'Document', sentAt: 1 }])
})

it('tells what an answer carries from its head', () => {
  expect(sentRequests(events).map(bodyBytes)).toEqual([150])
})

it.each([
  [1, 0],
  [2, 100],
  [2.5, 150],
  [9, 180],
])('counts what had arrived after %f s', (until, bytes) => {
  expect(sentRequests(events).map((request) => bytesUntil(request, until))).toEqual([bytes])
})
