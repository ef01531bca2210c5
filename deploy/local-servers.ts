import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { apache } from './hosts/apache'
import { caddy } from './hosts/caddy'
import { type ConfigFiles, fillTemplate } from './hosts/host'
import { nginx, nginxProcess } from './hosts/nginx'
import { readRules, type Rules } from './rules'

/** Where a server on this machine finds its configuration, and what it serves. */
interface ServerOptions {
  /** A temporary folder for the configuration and for everything that the server writes. */
  work: string
  site: string
  port: number
  /** With a certificate the server speaks HTTP/2 over TLS; nginx only. */
  certificate?: Certificate
}

/** The files of a certificate. */
export type Certificate = Record<'cert' | 'key', string>

interface LocalServer {
  command: string
  install: string
  config: (rules: Rules, options: ServerOptions) => ConfigFiles
  arguments: (options: ServerOptions) => readonly string[]
}

/** From a separate Debian package, which not every machine has. */
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const apacheModules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'alias', 'dir']
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')

export const localServers: Readonly<Record<string, LocalServer>> = {
  nginx: {
    command: 'nginx',
    install: 'apt-get install nginx-light libnginx-mod-http-brotli-static',
    config: (rules, { work, site, port, certificate }) => {
      const { 'http.conf': http = '', 'server.conf': server = '' } = nginx(rules)
      const hasBrotli = existsSync(NGINX_BROTLI)
      return {
        'http.conf': certificate
          ? `${http}ssl_certificate ${certificate.cert};\nssl_certificate_key ${certificate.key};\n`
          : http,
        'server.conf': hasBrotli ? server : server.replace(/^brotli_static .*$/m, ''),
        'nginx.conf': nginxProcess({
          listen: `127.0.0.1:${port}${certificate ? ' ssl http2' : ''}`,
          root: site,
          config: work,
          temp: work,
          modules: hasBrotli ? `load_module ${NGINX_BROTLI};` : '',
        }),
      }
    },
    arguments: ({ work }) => ['-e', 'stderr', '-c', join(work, 'nginx.conf')],
  },
  caddy: {
    command: 'caddy',
    install: 'apt-get install caddy',
    config: (rules, { work, site, port }) => ({
      'website.caddy': caddy(rules)['website.caddy'] ?? '',
      Caddyfile: fillTemplate('caddy/local.Caddyfile', { work, site, port: `${port}` }),
    }),
    arguments: ({ work }) => ['run', '--adapter', 'caddyfile', '--config', join(work, 'Caddyfile')],
  },
  apache: {
    command: 'apache2',
    install: 'apt-get install apache2',
    config: (rules, { work, site, port }) => ({
      '.htaccess': apache(rules)['.htaccess'] ?? '',
      'httpd.conf': fillTemplate('apache/local.conf', { work, site, port: `${port}`, modules: apacheModules }),
    }),
    arguments: ({ work }) => ['-X', '-f', join(work, 'httpd.conf')],
  },
}

const STARTS_WITHIN_MS = 10_000

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })

export const isInstalled = ({ command }: LocalServer): boolean => !spawnSync(command, ['-v']).error

/** Starts a server with its generated configuration over the exported site in `dir`. Resolves when it listens. */
export async function startLocalServer(
  name: string,
  where: { dir?: string; port: number; certificate?: Certificate; rules?: Rules },
) {
  const { dir = 'out', port, certificate, rules = readRules(dir) } = where
  const server = localServers[name]
  if (!server) throw new Error(`No such server: ${name}. There are: ${Object.keys(localServers).join(', ')}`)
  if (!isInstalled(server)) throw new Error(`${name} is not installed. On Debian: ${server.install}`)
  const url = `${certificate ? 'https' : 'http'}://localhost:${port}`
  if (await isOpen(port)) throw new Error(`Port ${port} is in use. Choose another: --port`)

  const options = { work: mkdtempSync(join(tmpdir(), `website-${name}-`)), site: resolve(dir), port, certificate }
  for (const [file, text] of Object.entries(server.config(rules, options))) {
    writeFileSync(join(options.work, file), text)
  }
  mkdirSync(join(options.work, 'temp'))
  const child = spawn(server.command, server.arguments(options), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: options.work, XDG_DATA_HOME: options.work, XDG_CONFIG_HOME: options.work },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(options.work, { recursive: true, force: true })
  }
  for (const began = Date.now(); !(await isOpen(port)); await wait(50)) {
    if (child.exitCode === null && Date.now() - began < STARTS_WITHIN_MS) continue
    await close()
    throw new Error(`${name} did not start:\n${output}`)
  }
  return { url, close }
}
