import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

import { Builder, error, Key } from 'selenium-webdriver'

import { type Browser, NOWHERE } from './browser'
import { program } from './program'

/** Larger than any window of the tests. */
const SCREEN_SIZE = '2000x1400x24'
/** Without it, the toolbar keeps the MiniBrowser's window, and so the page, at least 447 px wide. */
const TOOLBAR_STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }'

/** The driver (2.50) sometimes never answers a script whose page navigates at once. The test then asks again, ms. */
const ANSWER_LIMIT_MS = 5000

/** Nor does it always open a session, as seen shortly after the end of another. A new driver then does, ms. */
const SESSION_LIMIT_MS = 20_000

async function noAnswer(): Promise<never> {
  await pause(ANSWER_LIMIT_MS, undefined, { ref: false })
  throw new Error(`WebKitWebDriver has not answered for ${ANSWER_LIMIT_MS} ms`)
}

/** Starts an X server on a free display and resolves with the display's name. */
async function openScreen() {
  const server = spawn(program('SCREEN'), ['-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp', '-displayfd', '3'], {
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
  const driver = spawn(program('WEBKIT_DRIVER'), [`--port=${port}`], {
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
  const builder = new Builder().usingServer(address).withCapabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    proxy: {
      proxyType: 'manual',
      httpProxy: `${NOWHERE.host}:${NOWHERE.port}`,
      sslProxy: `${NOWHERE.host}:${NOWHERE.port}`,
      noProxy: ['localhost', '*.localhost'],
    },
  })
  const session = await Promise.race([builder.build(), pause(SESSION_LIMIT_MS, undefined, { ref: false })])
  if (session) return { driver, session }
  await stop(driver)
  if (tries === 1) throw new Error(`WebKitWebDriver has opened no session within ${SESSION_LIMIT_MS} ms`)
  return openSession(environment, tries - 1)
}

/** W3C names of the keys that are not characters. */
const keyOf = (key: string): string =>
  key.length === 1 ? key : (Key[key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase()] ?? key)

/** Debian's WebKitGTK in its MiniBrowser. */
export async function launchWebKit(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), TOOLBAR_STYLE)
  const { server, display } = await openScreen()
  const { driver, session } = await openSession({
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
  const capabilities = await session.getCapabilities()
  const questions: string[] = []

  /** Runs a command, after answering any question that blocks it. */
  async function answering<T>(command: () => PromiseLike<T>): Promise<T> {
    try {
      return await command()
    } catch (problem) {
      if (!(problem instanceof error.UnexpectedAlertOpenError)) throw problem
      const alert = await session.switchTo().alert()
      questions.push(await alert.getText())
      await alert.accept()
      return await answering(command)
    }
  }

  const evaluate = (expression: string) =>
    answering(async () => {
      const script = `const done = arguments[arguments.length - 1]
        ;(async () => ${expression})().then((value) => done(['', value]), (problem) => done([String(problem), '']))`
      const answer = await Promise.race([session.executeAsyncScript(script), noAnswer()])
      const [problem, value] = answer as [string, string]
      if (problem) throw new Error(problem)
      return value
    })

  // The driver sets the size of the window, toolbar included.
  const toolbar = Number(await evaluate('String(outerHeight - innerHeight)'))

  return {
    engine: 'WebKit',
    version: String(capabilities.get('browserVersion')),
    questions,
    // The driver has no command for the console. Only in-page/watch.ts listens.
    errors: [],
    open: (to) => answering(() => session.get(to)),
    evaluate,
    resize: async (width, height) =>
      void (await session
        .manage()
        .window()
        .setRect({ width, height: height + toolbar })),
    movePointer: (x, y) => answering(() => session.actions().move({ x, y, origin: 'viewport', duration: 0 }).perform()),
    click: () => answering(() => session.actions().press().release().perform()),
    press: (key) => answering(() => session.actions().keyDown(keyOf(key)).keyUp(keyOf(key)).perform()),
    async close() {
      // Does not send the command that ends the session, which is sometimes never answered (2.50). Without its screen
      // the browser ends.
      await stop(driver)
      await stop(server)
      rmSync(folder, { recursive: true })
    },
  }
}
