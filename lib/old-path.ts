/** Signs that some host reads as part of a pattern, or that no path holds. */
const FORBIDDEN: readonly (readonly [form: RegExp, message: string])[] = [
  [
    /^[a-z]+:\/\/|^\/\//i,
    'is a whole address. Write only the path, from the first slash after the name of the site on.',
  ],
  [/^[^/]/, 'is not a path. Write it as /about-us.html, from the first slash on.'],
  [
    /[?#]/,
    'has a ? or a #, by which no host tells old addresses apart. Write the path before it: what follows goes on to the new page.',
  ],
  [/%2f|%5c|\\/i, 'has a slash inside a name (%2F), which hosts refuse. Such an address cannot be redirected.'],
  [/\/\//, 'has two slashes side by side, which hosts refuse. Such an address cannot be redirected.'],
  [
    /\/(?:\.|%2e)(?!well-known\/)/i,
    'has a name that begins with a full stop, which hosts keep hidden. Such an address cannot be redirected.',
  ],
]

/** Letters and digits of any language, and the signs that every host takes as they are. */
const FORM = /^\/[^\p{C}\p{Zl}\p{Zp}"#$%*:;<>?[\\\]^`{|}]*$/u

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Takes a path of an old site, percent-encoded or not. Returns it decoded, without a slash at its end: `/من-نحن`. */
export const oldPath = (path: string): string => (decoded(path) ?? path).replace(/(.)\/$/, '$1')

/** Takes a path of an old site. Returns what is wrong with it, as the end of a sentence, or undefined. */
export function checkOldPath(path: string): string | undefined {
  const [, message] = FORBIDDEN.find(([form]) => form.test(path)) ?? []
  if (message) return message
  const plain = decoded(path)
  if (plain === undefined) return 'has a % that begins no letter. Copy the address from a browser.'
  if (FORM.test(plain)) return undefined
  const [sign = ''] = /["#$%*:;<>?[\\\]^`{|}]/.exec(plain) ?? []
  return sign
    ? `has the sign ${sign}, which some hosts read as part of a pattern. Such an address cannot be redirected.`
    : 'has a character that nobody sees. Copy the address from a browser once more.'
}

const SIGNS = /[.+()[\]^$|?*\\{}]/g

/** A regular expression for a path, with or without a slash at its end. */
export const patternOf = (path: string): string => `^${path.replaceAll(SIGNS, (sign) => `\\${sign}`)}/?$`

/** The forms in which browsers send a path: percent-encoded, by old links also in small letters. */
export const encodedForms = (path: string): readonly string[] => {
  const encoded = encodeURI(path)
  return [...new Set([encoded, encoded.replaceAll(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase())])]
}
