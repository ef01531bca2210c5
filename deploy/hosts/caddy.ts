import { CODINGS, ERROR_PAGE, IMMUTABLE, IMMUTABLE_FOLDERS, METHODS, REVALIDATE, type Rules, TYPES } from '../rules'
import { GENERATED, inFolders, type WriteConfig } from './host'

const codings = CODINGS.map(({ name }) => name).join(' ')
const copies = CODINGS.map(({ extension }) => extension.slice(1)).join('|')

const typeLines = Object.entries(TYPES).map(
  ([extension, type]) => `		@type_${extension} path *.${extension}
		header @type_${extension} Content-Type "${type}"`,
)
const headerLines = ({ headers }: Rules) => Object.entries(headers).map(([name, value]) => `		${name} \`${value}\``)

/** One part of a Range header. */
const RANGE = '\\s?(\\d+-\\d*|-0*[1-9]\\d*)'

/** The rules as snippets: a site sets `root` and says `import website`. */
const snippets = (rules: Rules) => `# ${GENERATED}

(website_headers) {
	header {
		-Server
		Vary Accept-Encoding
${headerLines(rules).join('\n')}
		defer
	}
}

(website) {
	import website_headers

	route {
		header Cache-Control "${REVALIDATE}"
		@other_method not method ${METHODS.join(' ')}
		handle @other_method {
			header Allow "${METHODS.join(', ')}"
			respond 405
		}

		# Caddy merges double slashes; a redirect to //host would lead to another site.
		@double_slash expression \`{http.request.orig_uri.path}.contains("//")\`
		error @double_slash 404
		# Hidden files, and the compressed copies, which stand in for their originals.
		@hidden {
			path_regexp (/\\.|\\.(${copies})$)
			not path /.well-known/*
		}
		error @hidden 404
		# What no file can be called is an error of the server to Caddy.
		@no_name path_regexp [\\x00-\\x1f]|[^/]{64}|.{1000}
		error @no_name 404
		@no_page path_regexp ^/(404(\\.html|/)?|index/?)$
		error @no_page 404

		# Expressions, because Caddy compares plain paths without regard to case.
		@index path_regexp ^/index\\.html$
		route @index {
			rewrite * /
			redir {uri} 308
		}
		rewrite / /index.html
		@arabic_home path_regexp ^/ar/$
		rewrite @arabic_home /ar.html
		# Not the home page, which the line before has named.
		@moved {
			path_regexp page ^(/.+?)(/|\\.html)$
			expression \`!({http.request.uri.path} in ["/index.html"]) && {http.request.orig_uri.path} != "/ar/"\`
		}
		handle @moved {
			@page_exists file {re.page.1}.html
			route @page_exists {
				rewrite * {re.page.1}
				redir {uri} 308
			}
			error 404
		}
		@page file {path}.html
		rewrite @page {path}.html

		@html path *.html
		header @html Content-Security-Policy \`${rules.policy}\`
${typeLines.join('\n')}
		@immutable {
			path_regexp ${inFolders(IMMUTABLE_FOLDERS)}
			file
		}
		header @immutable Cache-Control "${IMMUTABLE}"
		# Caddy would answer a range of another unit or of no bytes with an error or with nothing.
		@odd_range {
			header Range *
			not header_regexp Range ^bytes=${RANGE}(,${RANGE})*$
		}
		request_header @odd_range -Range
		file_server {
			precompressed ${codings}
			index none
			disable_canonical_uris
		}
	}

	handle_errors {
		import website_headers
		header Cache-Control "${REVALIDATE}"
		@not_found expression {err.status_code} == 404
		route @not_found {
			rewrite * ${ERROR_PAGE}
			header Content-Security-Policy \`${rules.policy}\`
			header Content-Type "${TYPES.html}"
			# The whole page, whatever was asked for: Caddy would apply conditions to the error page and leave its body out.
			request_header -Range
			request_header -If-*
			file_server {
				precompressed ${codings}
				disable_canonical_uris
			}
		}
	}
}
`

const siteConfig = (hostname: string) => `# ${GENERATED}
import /etc/caddy/website.caddy

${hostname} {
	root * /srv/website
	import website
}
`

export const caddy: WriteConfig = (rules) => ({
  'website.caddy': snippets(rules),
  Caddyfile: siteConfig(rules.hostname),
})
