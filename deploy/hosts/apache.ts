import { CODINGS, ERROR_PAGE, IMMUTABLE, IMMUTABLE_FOLDERS, METHODS, REVALIDATE, TYPES } from '../rules'
import { GENERATED, inFolders, type WriteConfig } from './host'

const copies = CODINGS.map(({ extension }) => extension.slice(1)).join('|')
const bareType = (type: string) => type.split(';')[0] ?? type

const typeLines = Object.entries(TYPES).map(([extension, type]) => `AddType ${bareType(type)} .${extension}`)
const charsetExtensions = Object.entries(TYPES)
  .filter(([, type]) => type.includes('charset'))
  .map(([extension]) => `.${extension}`)

/** Sends the compressed copy to a browser that takes it; a weight of 0 refuses it. */
const codingRule = ({ name, extension }: (typeof CODINGS)[number]) => `
RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${name}\\s*($|[,;]) [NC]
RewriteCond %{HTTP:Accept-Encoding} !(^|[\\s,])${name}\\s*;\\s*q=0(\\.0*)?\\s*($|,) [NC]
RewriteCond %{DOCUMENT_ROOT}/$1${extension} -f
RewriteRule ^(.+)$ $1${extension} [END]`

const htaccess = (headers: Readonly<Record<string, string>>, policy: string) => `# ${GENERATED}
# Needs mod_rewrite, mod_alias, mod_headers and mod_mime, and "AllowOverride FileInfo Options Indexes".

Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
AcceptPathInfo Off
FileETag MTime Size
ErrorDocument 403 ${ERROR_PAGE}
ErrorDocument 404 ${ERROR_PAGE}

${typeLines.join('\n')}
AddCharset utf-8 ${charsetExtensions.join(' ')}
${CODINGS.map(({ name, extension }) => `RemoveType ${extension}\nRemoveLanguage ${extension}\nAddEncoding ${name} ${extension}`).join('\n')}

${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`)
  .join('\n')}
Header always set Cache-Control "${REVALIDATE}"
Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} =~ m#${inFolders(IMMUTABLE_FOLDERS)}# && %{REQUEST_STATUS} -lt 400"
Header merge Vary Accept-Encoding
Header always set Allow "${METHODS.join(', ')}" "expr=%{REQUEST_STATUS} == 405"
<FilesMatch "\\.html(\\.(${copies}))?$">
  Header always set Content-Security-Policy "${policy}"
</FilesMatch>

# Absolute addresses, as Apache before 2.4.58 makes them, would name a scheme or port that a proxy in front does not have.
<IfModule mod_version.c>
  <IfVersion >= 2.4.58>
    RedirectRelative On
  </IfVersion>
</IfModule>
# Reached only by what the rules below let through; pages have been rewritten to their files and are not moved again.
<If "-z reqenv('REDIRECT_STATUS')">
  RedirectMatch 308 ^/index\\.html$ /
  RedirectMatch 308 ^(?!/ar/$)(/.+?)(/|\\.html)$ $1
</If>

RewriteEngine On
# What has been rewritten, error pages among it, is sent as it is.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]

RewriteCond %{REQUEST_METHOD} !^(${METHODS.join('|')})$
RewriteRule ^ - [R=405,L]
# Apache merges double slashes; a redirect to //host would lead to another site.
RewriteCond %{THE_REQUEST} ^\\S+\\s(?:https?://)?+[^?\\s]*// [NC]
RewriteRule ^ - [R=404,L]
# Hidden files, and the compressed copies, which stand in for their originals.
RewriteCond %{REQUEST_URI} !^/\\.well-known/
RewriteRule (^|/)\\.|\\.(${copies})$ - [R=404,L]
RewriteRule ^404\\.html$ - [R=404,L]

RewriteRule ^(404|index)/?$ - [R=404,L]

RewriteRule ^index\\.html$ - [END]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteCond $1 !^ar$ [OR]
RewriteCond $2 !^/$
RewriteRule ^(.+)(/|\\.html)$ - [END]

RewriteRule ^$ index.html
RewriteRule ^ar/$ ar.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html
${CODINGS.map(codingRule).join('\n')}

RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+)$ $1 [END]
RewriteRule ^ - [R=404,L]
`

/** What .htaccess cannot say: addresses that no file can have are refused before it is read. */
export const serverDirectives = `AllowEncodedSlashes NoDecode
ErrorDocument 403 ${ERROR_PAGE}
ErrorDocument 404 ${ERROR_PAGE}`

/** For a server of one's own: the same rules without looking for .htaccess files in every folder. */
const siteConfig = (hostname: string) => `# ${GENERATED}
ServerTokens Prod
ServerSignature Off
TraceEnable Off

<VirtualHost *:80>
  ServerName ${hostname}
  Redirect permanent / https://${hostname}/
</VirtualHost>

<VirtualHost *:443>
  ServerName ${hostname}
  DocumentRoot /srv/website
  ${serverDirectives.replaceAll('\n', '\n  ')}
  Protocols h2 http/1.1
  SSLEngine on
  SSLCertificateFile /etc/letsencrypt/live/${hostname}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${hostname}/privkey.pem
  <Directory /srv/website>
    Require all granted
    AllowOverride None
    Options FollowSymLinks
    Include /etc/apache2/website/.htaccess
  </Directory>
</VirtualHost>
`

export const apache: WriteConfig = ({ headers, policy, hostname }) => ({
  '.htaccess': htaccess(headers, policy),
  'website.conf': siteConfig(hostname),
})
