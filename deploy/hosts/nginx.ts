import { CODINGS, ERROR_PAGE, IMMUTABLE, IMMUTABLE_FOLDERS, METHODS, REVALIDATE, TYPES } from '../rules'
import { GENERATED, inFolders, type WriteConfig } from './host'

/** nginx adds the charset by itself, to the types of `charset_types`. */
const bareType = (type: string) => type.split(';')[0] ?? type

const typeLines = Object.entries(TYPES).map(([extension, type]) => `  ${bareType(type)} ${extension};`)
/** nginx has text/html among them already, and would warn. */
const charsetTypes = Object.values(TYPES)
  .filter((type) => type.includes('charset') && type !== TYPES.html)
  .map(bareType)
const compressedExtensions = CODINGS.map(({ extension }) => extension.slice(1)).join('|')

/** For the `http` block: variables that depend on the file that is sent. */
const httpConfig = (policy: string) => `# ${GENERATED}
# For the http block.

# $uri is the file that is sent: an error under an immutable folder is /404.html here. No error is kept for a year.
map "$status $uri" $site_cache {
  default "${REVALIDATE}";
  "~^(200|206|304) ${inFolders(IMMUTABLE_FOLDERS).slice(1)}" "${IMMUTABLE}";
}
map $uri $site_policy {
  default "";
  "~\\.html$" "${policy}";
}
map $request_method $site_allow {
  default "${METHODS.join(', ')}";
${METHODS.map((method) => `  ${method} "";`).join('\n')}
}
# $uri has its double slashes merged; a redirect to //host would lead to another site.
map "$uri $request_uri" $site_double_slash {
  # Looked at again for the error page.
  volatile;
  default "";
  "~^${ERROR_PAGE.replace('.', '\\.')} " "";
  "~^.* /*[^?]*//" 1;
}
`

/** For a `server` block that sets `root`. nginx leaves out a header whose value is empty. */
const serverConfig = (headers: Readonly<Record<string, string>>) => `# ${GENERATED}
# For a server block that sets root to the exported folder.

server_tokens off;
absolute_redirect off;
if_modified_since before;
charset utf-8;
charset_types ${charsetTypes.join(' ')};
gzip_static on;
gzip_vary on;
# Needs the module ngx_brotli (Debian: libnginx-mod-http-brotli-static). Without it remove this line.
brotli_static on;

types {
${typeLines.join('\n')}
}
default_type application/octet-stream;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} '${value}' always;`)
  .join('\n')}
add_header Content-Security-Policy $site_policy always;
add_header Cache-Control $site_cache always;
add_header Allow $site_allow always;

if ($request_method !~ ^(${METHODS.join('|')})$) {
  return 405;
}
if ($site_double_slash) {
  return 404;
}

error_page 404 ${ERROR_PAGE};
location = ${ERROR_PAGE} {
  internal;
}
location ^~ /.well-known/ {
  try_files $uri =404;
}
location ~ ^/(404|index)/?$ {
  return 404;
}
# Hidden files, and the compressed copies, which stand in for their originals.
location ~ (/\\.|\\.(${compressedExtensions})$) {
  return 404;
}
location = / {
  try_files /index.html =404;
}
location = /ar/ {
  try_files /ar.html =404;
}
location = /index.html {
  return 308 /$is_args$args;
}
location ~ ^(?<page>/.+)(/|\\.html)$ {
  if (-f $document_root$page.html) {
    return 308 $page$is_args$args;
  }
  return 404;
}
# No $uri/ here: the folder of the same name holds the router's files, not a page.
location / {
  try_files $uri.html $uri =404;
}
`

/** A site on a server with certificates of its own, as a file for /etc/nginx/conf.d. */
const siteConfig = (hostname: string) => `# ${GENERATED}
include /etc/nginx/website/http.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://$server_name$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:website:10m;

  root /srv/website;
  # A deploy replaces files: they are looked up anew after a second.
  open_file_cache max=5000 inactive=60s;
  open_file_cache_valid 1s;
  include /etc/nginx/website/server.conf;
}
`

interface NginxProcess {
  listen: string
  root: string
  /** Folders of http.conf and server.conf, and of what nginx writes. */
  config: string
  temp: string
  /** Files that load modules. */
  modules: readonly string[]
}

/** A whole configuration for a server that runs without root, in a container or on a developer's machine. */
export const nginxProcess = ({ listen, root, config, temp, modules }: NginxProcess) => `# ${GENERATED}
daemon off;
worker_processes auto;
pid ${temp}/nginx.pid;
error_log stderr warn;
${modules.map((file) => `include ${file};\n`).join('')}
events {
  worker_connections 1024;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=5000 inactive=60s;
  open_file_cache_valid 1s;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${temp}/${kind};`).join('\n')}
  include ${config}/http.conf;

  server {
    listen ${listen};
    root ${root};
    include ${config}/server.conf;
  }
}
`

export const nginx: WriteConfig = ({ headers, policy, hostname }) => ({
  'http.conf': httpConfig(policy),
  'server.conf': serverConfig(headers),
  'website.conf': siteConfig(hostname),
})
