import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { type Certificate, localServers, startLocalServer } from '@/deploy/local-servers'
import { readRules } from '@/deploy/rules'

/** A hand-written page that costs about the least a page can cost. */
const BASELINE = 'scripts/bench/baseline'
const FOLDER = '.cache/bench'
const PORT = 8260

export type Addresses = Record<'protocol' | 'site' | 'baseline', string>

function makeCertificate(): Certificate {
  const certificate = { cert: `${process.cwd()}/${FOLDER}/cert.pem`, key: `${process.cwd()}/${FOLDER}/key.pem` }
  const files = ['-out', certificate.cert, '-keyout', certificate.key]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...files]
  execFileSync('openssl', request, { stdio: 'ignore' })
  return certificate
}

async function demandBrotli(url: string): Promise<void> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (headers.get('content-encoding') === 'br') return
  throw new Error(`nginx sends no brotli from ${url}. On Debian: ${localServers.nginx?.install}`)
}

/** Serves the exported site and the baseline page with nginx: over HTTP/1.1, and over HTTP/2 with TLS. */
export async function startServers() {
  const baseline = `${FOLDER}/baseline`
  cpSync(BASELINE, baseline, { recursive: true })
  writeFileSync(`${baseline}/index.html.br`, brotliCompressSync(readFileSync(`${BASELINE}/index.html`)))
  const running: Awaited<ReturnType<typeof startLocalServer>>[] = []
  const close = async () => void (await Promise.all(running.map((server) => server.close())))
  const start = async (dir: string, certificate?: Certificate) => {
    // As the site itself, not as a copy that search engines leave out, which Lighthouse counts as a fault.
    const rules = { ...readRules(dir), hostname: 'localhost' }
    const server = await startLocalServer('nginx', { dir, port: PORT + running.length, certificate, rules })
    running.push(server)
    return server.url
  }
  try {
    const plain = { protocol: 'HTTP/1.1', site: await start('out'), baseline: await start(baseline) }
    await demandBrotli(plain.site)
    const certificate = makeCertificate()
    const secure = await start('out', certificate)
    const addresses: [Addresses, Addresses] = [
      plain,
      { protocol: 'HTTP/2 with TLS', site: secure, baseline: await start(baseline, certificate) },
    ]
    return { addresses, close }
  } catch (error) {
    await close()
    throw error
  }
}
