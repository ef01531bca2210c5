import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RunningServer {
  url: string
  close: () => Promise<void>
}

const portTaken = (port: number) =>
  new Error(
    `Port ${port} is in use. Stop the other program or choose another port: PORT and SANDBOX_PORT for npm start, ` +
      '--port for npm run serve.',
  )

/** Opens `server` on `port`, 0 for any free one. A port in use is told in a sentence that names it. */
export async function listen(server: Server, port: number): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    )
    server.listen(port, resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers keep idle connections open; without this a stop would wait for them.
        server.closeAllConnections()
      }),
  }
}
