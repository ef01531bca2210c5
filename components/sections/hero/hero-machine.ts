/**
 * The hero's slides as a state machine (docs/specification.md#hero). `useHero` sends it what the visitor and the clock
 * do.
 */
export interface HeroState {
  /** The current slide. */
  index: number
  previous?: number
  /** A slide that replaces another is 'changing', or 'chosen' if the visitor chose it, until its lock ends. */
  phase: 'idle' | 'changing' | 'chosen'
  /** What the visitor wants. Until they say so, their preference for motion decides. */
  wish?: 'play' | 'pause'
  /** A mouse or a pen is on the words. */
  isPointedAt: boolean
}

export type HeroEvent =
  /** The time of the current slide is over. */
  | { type: 'advance'; to: number }
  /** The visitor chooses a slide. */
  | { type: 'choose'; to: number }
  /** The lock that follows each change ends. */
  | { type: 'unlock' }
  | { type: 'play' | 'pause' }
  | { type: 'point'; isPointedAt: boolean }

export const INITIAL_HERO: HeroState = { index: 0, phase: 'idle', isPointedAt: false }

/** Returns the state after an event. A choice during the lock, or of the current slide, changes nothing. */
export function heroReducer(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case 'advance':
      return { ...state, index: event.to, previous: state.index, phase: 'changing' }
    case 'choose':
      return state.phase !== 'idle' || event.to === state.index
        ? state
        : { ...state, index: event.to, previous: state.index, phase: 'chosen' }
    case 'unlock':
      return { ...state, phase: 'idle' }
    case 'point':
      return event.isPointedAt === state.isPointedAt ? state : { ...state, isPointedAt: event.isPointedAt }
    default:
      return { ...state, wish: event.type }
  }
}

/** What moves in a state, for a visitor who prefers reduced motion or not, on screen or off. */
export function heroMotion(
  { phase, wish, isPointedAt }: HeroState,
  { isOnScreen, prefersReducedMotion }: { isOnScreen: boolean; prefersReducedMotion: boolean },
) {
  const isPlaying = wish ? wish === 'play' : !prefersReducedMotion
  const isMoving = isPlaying && isOnScreen
  return {
    /** What the button says. */
    isPlaying,
    /** Videos and particles move. */
    isMoving,
    /** The time of the slide runs. The time of a chosen slide starts when its lock ends. */
    isAdvancing: isMoving && !isPointedAt && phase !== 'chosen',
    /** Screen readers announce a slide that the visitor chooses, not one that comes by itself. */
    isAnnounced: !isPlaying || phase === 'chosen',
  }
}
