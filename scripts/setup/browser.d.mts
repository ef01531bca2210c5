/** Path of a Chromium or Chrome on this machine, or undefined. CHROME_PATH wins. */
export function findBrowser(): string | undefined

/** Path of a browser that runs, installed first where there is none. */
export function ensureBrowser(): Promise<string>
