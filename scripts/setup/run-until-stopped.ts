import type { RunningServer } from './listen'

/**
 * Runs `start` as a program. A failure prints one line and exits with 1. Ctrl+C or a termination signal closes what it
 * opened and exits with 0, so that npm reports no error.
 */
export async function runUntilStopped(start: () => Promise<Pick<RunningServer, 'close'>>): Promise<void> {
  try {
    const { close } = await start()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void close().then(() => process.exit(0)))
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
