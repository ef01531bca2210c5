import { fillTemplate, type WriteConfig } from './host'
import { nginx, nginxProcess } from './nginx'

const FOLDER = '/etc/website'

export const container: WriteConfig = (rules) => {
  const { 'website.conf': _forVirtualHosts, ...config } = nginx(rules)
  return {
    Dockerfile: fillTemplate('container/Dockerfile'),
    // `npm run deploy:copy` keeps this folder for a roll-back.
    '.dockerignore': 'site/.releases\n',
    'compose.yaml': fillTemplate('container/compose.yaml'),
    'nginx.conf': nginxProcess({
      listen: '8080',
      root: '/srv/website',
      config: FOLDER,
      temp: '/tmp',
      modules: 'include /etc/nginx/modules/*brotli*.conf;',
    }),
    ...config,
  }
}
