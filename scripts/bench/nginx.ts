import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { listen, type RunningServer } from '../setup/listen'

const COMMANDS = ['nginx', '/usr/sbin/nginx']
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so'
const START_TRIES = 50
const START_PAUSE_MS = 100

/** An nginx that can send brotli copies. */
export interface Nginx {
  command: string
  /** File to load for brotli; empty where it is built in. */
  brotliModule: string
  mimeTypes: string
}

const optionOf = (build: string, name: string) => new RegExp(`--${name}=(\\S+)`).exec(build)?.[1] ?? ''

/** The nginx of this machine, where it is installed together with its brotli module. */
export function findNginx(): Nginx | undefined {
  for (const command of COMMANDS) {
    const { status, stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' })
    if (status !== 0) continue
    const brotliModule = path.join(optionOf(stderr, 'modules-path'), BROTLI_MODULE)
    const isLoadable = existsSync(brotliModule)
    if (!isLoadable && !/add-module=\S*brotli/.test(stderr)) continue
    const mimeTypes = path.join(path.dirname(optionOf(stderr, 'conf-path')), 'mime.types')
    return { command, brotliModule: isLoadable ? brotliModule : '', mimeTypes }
  }
}

/** The rules of docs/preview-and-deploy.md with both kinds of compressed copies. */
const configuration = ({ brotliModule, mimeTypes }: Nginx, folder: string, work: string, port: number) => `
${brotliModule && `load_module "${brotliModule}";`}
daemon off; master_process off; pid "${work}/nginx.pid"; error_log "${work}/error.log" warn;
events { worker_connections 512; }
http {
  include "${mimeTypes}";
  default_type application/octet-stream;
  charset utf-8; charset_types text/css text/plain application/javascript image/svg+xml application/json;
  access_log off; sendfile on; tcp_nopush on; etag on; server_tokens off;
  gzip_static on; brotli_static on; gzip_vary on;
  client_body_temp_path "${work}/body"; proxy_temp_path "${work}/proxy"; fastcgi_temp_path "${work}/fastcgi";
  uwsgi_temp_path "${work}/uwsgi"; scgi_temp_path "${work}/scgi";
  server {
    listen 127.0.0.1:${port};
    root "${folder}";
    error_page 404 /404.html;
    location = / { try_files /index.html =404; add_header Cache-Control no-cache; }
    location ^~ /_next/static/ {
      try_files $uri =404;
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
    location = /manifest.webmanifest { types { } default_type application/manifest+json; }
    location ~ \\.avif$ { types { } default_type image/avif; add_header Cache-Control no-cache; }
    location / { try_files $uri $uri.html =404; add_header Cache-Control no-cache; }
  }
}
`

async function freePort(): Promise<number> {
  const { url, close } = await listen(createServer(), 0)
  await close()
  return Number(new URL(url).port)
}

async function untilItAnswers(url: string, isAlive: () => boolean): Promise<void> {
  for (let tries = 0; tries < START_TRIES && isAlive(); tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await wait(START_PAUSE_MS)
  }
  throw new Error('nginx did not start')
}

/** Serves `folder` by nginx, as a production host with compressed copies does. */
export async function serveByNginx(nginx: Nginx, folder: string): Promise<RunningServer> {
  const work = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  const file = path.join(work, 'nginx.conf')
  await writeFile(file, configuration(nginx, path.resolve(folder), work, port))
  const child = spawn(nginx.command, ['-p', work, '-e', path.join(work, 'error.log'), '-c', file], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(work, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, () => child.exitCode === null).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, close }
}
