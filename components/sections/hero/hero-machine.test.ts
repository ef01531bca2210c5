/** @jest-environment node */
import { type HeroEvent, heroMotion, heroReducer, INITIAL_HERO } from './hero-machine'

const after = (...events: HeroEvent[]) => events.reduce(heroReducer, INITIAL_HERO)

const SEEN = { isOnScreen: true, prefersReducedMotion: false }
const advance: HeroEvent = { type: 'advance', to: 1 }
const choose: HeroEvent = { type: 'choose', to: 2 }
const unlock: HeroEvent = { type: 'unlock' }
const point: HeroEvent = { type: 'point', isPointedAt: true }
const pause: HeroEvent = { type: 'pause' }
const play: HeroEvent = { type: 'play' }

test.each([
  ['after its time', [advance], { index: 1, previous: 0, phase: 'changing' }],
  ['by a choice', [choose], { index: 2, previous: 0, phase: 'chosen' }],
  ['not twice during a lock', [advance, choose], { index: 1, previous: 0, phase: 'changing' }],
  ['again once the lock ends', [advance, unlock, choose], { index: 2, previous: 1, phase: 'chosen' }],
  ['not by a choice of itself', [{ type: 'choose', to: 0 } as const], { index: 0, phase: 'idle' }],
])('a slide gives way %s', (_name, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

test.each([
  ['plays', [], SEEN, { isPlaying: true, isMoving: true, isAdvancing: true }],
  ['keeps a chosen slide', [choose], SEEN, { isPlaying: true, isMoving: true, isAdvancing: false }],
  ['waits for the mouse', [point], SEEN, { isPlaying: true, isMoving: true, isAdvancing: false }],
  ['rests off screen', [], { ...SEEN, isOnScreen: false }, { isPlaying: true, isMoving: false, isAdvancing: false }],
  ['stops', [pause], SEEN, { isPlaying: false, isMoving: false, isAdvancing: false }],
  [
    'does not start under reduced motion',
    [],
    { ...SEEN, prefersReducedMotion: true },
    { isPlaying: false, isMoving: false, isAdvancing: false },
  ],
  [
    'starts under reduced motion when asked',
    [play],
    { ...SEEN, prefersReducedMotion: true },
    { isPlaying: true, isMoving: true, isAdvancing: true },
  ],
])('the hero %s', (_name, events, surroundings, expected) => {
  expect(heroMotion(after(...events), surroundings)).toMatchObject(expected)
})

test.each([
  ['a slide that comes by itself', [advance], false],
  ['a chosen slide', [choose], true],
  ['a slide of a paused hero', [pause, choose], true],
])('announces %s: %#', (_name, events, isAnnounced) => {
  expect(heroMotion(after(...events), SEEN).isAnnounced).toBe(isAnnounced)
})
