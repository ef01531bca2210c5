/* The package has no types. These cover what webkit.ts uses. */
declare module 'selenium-webdriver' {
  interface Actions {
    move(to: { x: number; y: number; origin: 'viewport'; duration: number }): Actions
    press(): Actions
    release(): Actions
    keyDown(key: string): Actions
    keyUp(key: string): Actions
    perform(): Promise<void>
  }

  interface Alert {
    getText(): Promise<string>
    accept(): Promise<void>
  }

  export interface WebDriver {
    get(address: string): Promise<void>
    executeAsyncScript(script: string): Promise<unknown>
    actions(): Actions
    switchTo(): { alert(): PromiseLike<Alert> }
    manage(): { window(): { setRect(rect: { width: number; height: number }): Promise<unknown> } }
    getCapabilities(): Promise<{ get(name: string): unknown }>
  }

  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): this
    build(): Promise<WebDriver>
  }

  export const Key: Readonly<Record<string, string>>
  export const error: { UnexpectedAlertOpenError: new (message?: string) => Error }
}
