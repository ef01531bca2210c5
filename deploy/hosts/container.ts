import { GENERATED, type WriteConfig } from './host'
import { nginx, nginxProcess } from './nginx'

const PORT = 8080
const FOLDER = '/etc/website'

/** Alpine has nginx and the module for brotli copies in its own packages: 12 MB with the system. */
const dockerfile = `# ${GENERATED}
FROM alpine:3.22
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY --chmod=444 nginx.conf http.conf server.conf ${FOLDER}/
COPY site /srv/website
USER nginx
EXPOSE ${PORT}
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:${PORT}/robots.txt
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-c", "${FOLDER}/nginx.conf"]
`

/** Read-only, without privileges: nginx writes only to /tmp. */
const compose = `# ${GENERATED}
services:
  website:
    build: .
    read_only: true
    tmpfs:
      - /tmp
    cap_drop:
      - ALL
    security_opt:
      - no-new-privileges:true
    ports:
      - '${PORT}:${PORT}'
    restart: unless-stopped
`

export const container: WriteConfig = (rules) => {
  const { 'http.conf': http = '', 'server.conf': server = '' } = nginx(rules)
  return {
    Dockerfile: dockerfile,
    // What `npm run deploy:copy` keeps for a roll-back.
    '.dockerignore': 'site/.releases\n',
    'compose.yaml': compose,
    'nginx.conf': nginxProcess({
      listen: `${PORT}`,
      root: '/srv/website',
      config: FOLDER,
      temp: '/tmp',
      modules: ['/etc/nginx/modules/*brotli*.conf'],
    }),
    'http.conf': http,
    'server.conf': server,
  }
}
