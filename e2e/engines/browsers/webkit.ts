import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

import { type Browser, NOWHERE } from './browser'
import { command, keyPress, mouse, WebDriverError } from './webdriver'

/** Larger than any window of the tests. */
const SCREEN_SIZE = '2000x1400x24'
/** Without it, the toolbar keeps the MiniBrowser's window, and so the page, at least 447 px wide. */
const TOOLBAR_STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }'

/** The driver (2.50) sometimes never answers a script whose page navigates at once. The test then asks again, ms. */
const ANSWER_LIMIT_MS = 5000

/** Nor does it always open a session, as seen shortly after the end of another. A new driver then does, ms. */
const SESSION_LIMIT_MS = 20_000

const PROXY = `${NOWHERE.host}:${NOWHERE.port}`
const CAPABILITIES = {
  browserName: 'MiniBrowser',
  unhandledPromptBehavior: 'ignore',
  proxy: { proxyType: 'manual', httpProxy: PROXY, sslProxy: PROXY, noProxy: ['localhost', '*.localhost'] },
}

/** Starts an X server on a free display and resolves with the display's name. */
async function openScreen() {
  const server = spawn('Xvfb', ['-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp', '-displayfd', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { server, display: `:${number.toString().trim()}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, NOWHERE.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function startDriver(environment: Readonly<Record<string, string>>) {
  const port = await freePort()
  // Hides the output of the page's processes: warnings about Debian packages that are not installed.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  })
  const address = `http://${NOWHERE.host}:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    await pause(50)
  }
  return { driver, address }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill()) await ended
}

async function openSession(environment: Readonly<Record<string, string>>, tries = 4) {
  const { driver, address } = await startDriver(environment)
  try {
    const { sessionId, capabilities } = await command<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>(`${address}/session`, { capabilities: { alwaysMatch: CAPABILITIES } }, SESSION_LIMIT_MS)
    return { driver, session: `${address}/session/${sessionId}`, version: capabilities.browserVersion }
  } catch (problem) {
    await stop(driver)
    if (tries === 1) throw problem
    return openSession(environment, tries - 1)
  }
}

/** Debian's WebKitGTK in its MiniBrowser. */
export async function launchWebKit(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), TOOLBAR_STYLE)
  const { server, display } = await openScreen()
  const { driver, session, version } = await openSession({
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    // Debian's MiniBrowser needs X11.
    GDK_BACKEND: 'x11',
    // Without a graphics card, WebKit paints faster than with an emulated one.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  }).catch(async (problem) => {
    // A screen that goes on would keep the tests from ending.
    await stop(server)
    throw problem
  })
  const questions: string[] = []

  /** Sends a command to the page, after answering any question that blocks it. */
  async function send<Value>(path: string, body: object, limitMs?: number): Promise<Value> {
    try {
      return await command<Value>(`${session}/${path}`, body, limitMs)
    } catch (problem) {
      if (!(problem instanceof WebDriverError) || problem.code !== 'unexpected alert open') throw problem
      questions.push(await command<string>(`${session}/alert/text`))
      await command(`${session}/alert/accept`, {})
      return send(path, body, limitMs)
    }
  }

  async function evaluate(expression: string) {
    const script = `const done = arguments[arguments.length - 1]
      ;(async () => ${expression})().then((value) => done(['', value]), (problem) => done([String(problem), '']))`
    const [problem, value] = await send<[string, string]>('execute/async', { script, args: [] }, ANSWER_LIMIT_MS)
    if (problem) throw new Error(problem)
    return value
  }

  // The driver sets the size of the window, toolbar included.
  const toolbar = Number(await evaluate('String(outerHeight - innerHeight)'))

  return {
    engine: 'WebKit',
    version,
    questions,
    // The driver has no command for the console. Only in-page/watch.ts listens.
    errors: [],
    open: (url) => send('url', { url }),
    evaluate,
    resize: (width, height) => send('window/rect', { width, height: height + toolbar }),
    movePointer: (x, y) => send('actions', mouse({ type: 'pointerMove', x, y, origin: 'viewport', duration: 0 })),
    click: () => send('actions', mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })),
    press: (key) => send('actions', keyPress(key)),
    async close() {
      // Does not send the command that ends the session, which is sometimes never answered (2.50). Without its screen
      // the browser ends.
      await stop(driver)
      await stop(server)
      rmSync(folder, { recursive: true })
    },
  }
}
