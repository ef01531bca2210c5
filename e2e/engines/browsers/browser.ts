/**
 * What both engines can do: what a visitor does, and run a script in the page. Everything else is in tab.ts.
 */
export interface Browser {
  readonly version: string
  /** The page's questions (`confirm`) in their order. Each is answered with yes. */
  readonly questions: string[]
  /** Errors that the browser itself reports: on its console, or uncaught. */
  readonly errors: string[]
  /** Resolves when the document is loaded. */
  open(address: string): Promise<void>
  /** The value of an expression in the page, whose promise is awaited. Only text passes through both engines. */
  evaluate(expression: string): Promise<string>
  /** The size of the page's viewport in CSS px. */
  resize(width: number, height: number): Promise<void>
  movePointer(x: number, y: number): Promise<void>
  /** Clicks where the pointer is. */
  click(): Promise<void>
  /** Presses a key, by its DOM name such as `ArrowLeft`, or a character. */
  press(key: string): Promise<void>
  /** Prints the page as a PDF. Missing if the driver has no such command. */
  pdf?(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A port that refuses every connection, so that no test waits for other hosts, such as the map's. */
export const NOWHERE = { host: '127.0.0.1', port: 9 }
