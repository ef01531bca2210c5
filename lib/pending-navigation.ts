/** A page that is there within this time needs no spinner, ms. */
export const SPINNER_AFTER_MS = 150

let isSlow = false
let pending = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setSlow(value: boolean): void {
  if (isSlow === value) return
  isSlow = value
  for (const listener of listeners) listener()
}

/** Says that a page is on its way; the function it gives back says that it has arrived or was given up. */
export function navigationStarted(): () => void {
  pending += 1
  clearTimeout(timer)
  timer = setTimeout(() => setSlow(true), SPINNER_AFTER_MS)
  return () => {
    pending -= 1
    if (pending > 0) return
    clearTimeout(timer)
    setSlow(false)
  }
}

/** For `useSyncExternalStore`: whether a navigation takes long enough for the spinner. */
export const slowNavigation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => isSlow,
  getOnServer: () => false,
}
