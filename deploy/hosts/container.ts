import { fillTemplate, type WriteConfig } from './host'
import { nginxProcess, nginxRules } from './nginx'

const FOLDER = '/etc/website'
/** The container's own names and addresses: a proxy that does not pass the visitor's Host on asks for these. */
const BEHIND_PROXY = String.raw`~^([^.]+|[\d.]+|\[.*)$`

export const container: WriteConfig = (rules) => ({
  Dockerfile: fillTemplate('container/Dockerfile'),
  'compose.yaml': fillTemplate('container/compose.yaml'),
  'nginx.conf': nginxProcess({
    listen: '8080',
    root: '/srv/website',
    config: FOLDER,
    temp: '/tmp',
    modules: 'include /etc/nginx/modules/*brotli*.conf;',
  }),
  ...nginxRules(rules, [BEHIND_PROXY]),
})
