import type { RunningServer } from './listen'

const stale = 'A file of out/ is gone, because the site was built again. Start this again to see the new build.'

/**
 * Runs `start` as a program: its failure is one line and exit code 1; Ctrl+C or a termination signal closes
 * what it has opened and ends with 0, so that npm reports no error.
 */
export async function runUntilStopped(start: () => Promise<Pick<RunningServer, 'close'>>): Promise<void> {
  try {
    const { close } = await start()
    // sirv reads the folder once; a file removed since then fails where no handler reaches it.
    process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
      console.error(error.code === 'ENOENT' ? stale : error)
      process.exit(1)
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void close().then(() => process.exit(0)))
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
