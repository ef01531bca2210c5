/** The code of a key that is no character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\ue007',
  Escape: '\ue00c',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
}

export class WebDriverError extends Error {
  constructor(
    /** The error code of the protocol: `unexpected alert open`. */
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Sends a command to a WebDriver server, with a body for those that have one. Returns the value of the answer. */
export async function command<Value>(address: string, body?: object, limitMs = 60_000): Promise<Value> {
  const reply = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  })
  const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } }
  if (!reply.ok) throw new WebDriverError(value.error ?? '', value.message ?? '')
  return value
}

/** The body of `/actions` for what a mouse does. */
export const mouse = (...actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
})

/** The body of `/actions` for a press of a key, by its DOM name. */
export function keyPress(key: string) {
  const value = KEYS[key] ?? key
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
