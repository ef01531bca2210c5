import { hasModifierKey } from '@/lib/modifier-keys'

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Returns the list item that an arrow key moves to from the current one. Wraps round at the ends and mirrors in RTL.
 * Returns undefined for any other key, and for an arrow key with a modifier (Alt and an arrow go back in the history).
 */
export function arrowTarget<T>(
  event: KeyPress,
  list: readonly T[],
  current: T,
  axis: 'x' | 'y',
  isRtl = false,
): T | undefined {
  if (hasModifierKey(event)) return undefined
  const forward = axis === 'y' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = axis === 'y' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft'
  const step = event.key === forward ? 1 : event.key === back ? -1 : 0
  if (step === 0) return undefined
  return list[(list.indexOf(current) + step + list.length) % list.length]
}
