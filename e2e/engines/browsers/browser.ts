export type Engine = 'Chromium' | 'Firefox' | 'WebKit'

/** What all engines can do, and no more: what a visitor does, and a script in the page. Everything else is page.ts. */
export interface Browser {
  readonly engine: Engine
  readonly version: string
  /** Questions of the page (`confirm`), which are answered with yes, in their order. */
  readonly questions: string[]
  /** Errors that the browser itself reports: on its console, or uncaught. */
  readonly errors: string[]
  /** Resolves when the document is loaded. */
  open(address: string): Promise<void>
  /** The value of an expression, whose promise is awaited, in the page. Only text comes through everywhere. */
  evaluate(expression: string): Promise<string>
  /** Sizes in CSS px, of what the page has. */
  resize(width: number, height: number): Promise<void>
  movePointer(x: number, y: number): Promise<void>
  /** Where the pointer is. */
  click(): Promise<void>
  /** A key by its DOM name, such as `ArrowLeft`, or a character. */
  press(key: string): Promise<void>
  /** The page on paper; absent where the driver has no such command. */
  pdf?(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Where every connection is refused: no test waits for hosts of others, such as the map's. */
export const NOWHERE = { host: '127.0.0.1', port: 9 }
