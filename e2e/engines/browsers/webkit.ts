import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { type Browser, NOWHERE } from './browser'
import { command, keyPress, mouse, WebDriverError } from './webdriver'

/** Without it, the toolbar keeps the MiniBrowser's window, and so the page, at least 447 px wide. */
const TOOLBAR_STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }'

/** The driver (2.50) sometimes never answers a script whose page navigates at once. The test then asks again, ms. */
const ANSWER_LIMIT_MS = 5000

/** It does not always open a session shortly after the end of another. A new driver then does, ms. */
const SESSION_LIMIT_MS = 20_000

/** The port of the first worker's driver. */
const FIRST_PORT = 4400

const PROXY = `${NOWHERE.host}:${NOWHERE.port}`
const CAPABILITIES = {
  browserName: 'MiniBrowser',
  unhandledPromptBehavior: 'ignore',
  proxy: { proxyType: 'manual', httpProxy: PROXY, sslProxy: PROXY, noProxy: ['localhost', '*.localhost'] },
}

async function startDriver(port: number, environment: Readonly<Record<string, string>>) {
  // Hides the output of the page's processes: warnings about Debian packages that are not installed.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Makes a group of its processes, so that the browser ends with it.
    detached: true,
    env: { ...process.env, ...environment },
  })
  const address = `http://${NOWHERE.host}:${port}`
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    await pause(50)
  }
  return { driver, address }
}

/** Ends a driver and its browser. The command that ends a session is sometimes never answered (2.50). */
async function stop(driver: ChildProcess): Promise<void> {
  if (driver.exitCode !== null) return
  const ended = once(driver, 'exit')
  process.kill(-Number(driver.pid))
  await ended
}

async function openSession(port: number, environment: Readonly<Record<string, string>>, tries = 4) {
  const { driver, address } = await startDriver(port, environment)
  try {
    const { sessionId, capabilities } = await command<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>(`${address}/session`, { capabilities: { alwaysMatch: CAPABILITIES } }, SESSION_LIMIT_MS)
    return { driver, session: `${address}/session/${sessionId}`, version: capabilities.browserVersion }
  } catch (problem) {
    await stop(driver)
    if (tries === 1) throw problem
    return openSession(port, environment, tries - 1)
  }
}

/** Debian's WebKitGTK in its MiniBrowser, for the worker of this index. */
export async function launchWebKit(index: number): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), TOOLBAR_STYLE)
  const { driver, session, version } = await openSession(FIRST_PORT + index, {
    XDG_CONFIG_HOME: folder,
    // Debian's MiniBrowser needs X11.
    GDK_BACKEND: 'x11',
    // Without a graphics card, WebKit paints faster than with an emulated one.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
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
      await stop(driver)
      rmSync(folder, { recursive: true })
    },
  }
}
