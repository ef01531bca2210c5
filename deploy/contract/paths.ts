/** Addresses that must lead nowhere; some servers answer what is malformed with 400. */
export const UNKNOWN_PATHS: readonly string[] = `
  /no-such /no-such/ /no-such.html /no-such.md /ar/no-such /no-such?from=mail /404 /404.html /404/
  /services/digital /services/digital/ /contact/index.html /contact/no-such /contact// /CONTACT /Contact.html /AR
  /AR/ /INDEX.HTML /ar// /index /index/ /_next/ /_next/static/ /_next/static/chunks/no-such.js /pictures/
  /pictures/no-such.avif /services/__next.no-such.txt /contact.html/ /contact.html.html /index.html.br
  /contact.html.gz /.env /.git/config /ar/.hidden /.well-known/no-such /wp-login.php /*
`
  .trim()
  .split(/\s+/)

/** Paths that try to leave the site, or that no file can have. */
export const MALFORMED_PATHS: readonly string[] = [
  ...String.raw`
    //contact //contact/ //example.com/ //example.com/%2e%2e /%2f%2fexample.com/ /\example.com/
    /../../../../etc/passwd /..%2f..%2f..%2fetc/passwd /%2e%2e/%2e%2e/%2e%2e/etc/passwd /..%5c..%5cetc%5cpasswd
    /pictures/..%2f..%2fpackage.json /contact%00 /contact%00.html /contact%0d%0aX-Injected:%201
    /contact%0d%0aX-Injected:%201/ /%E0%A4%A /% /contact%20
  `
    .trim()
    .split(/\s+/),
  // No file has a longer name.
  `/${'a'.repeat(256)}`,
  `/${'%D8%A7'.repeat(130)}`,
  `/${'a'.repeat(3000)}`,
  `/${'a'.repeat(12_000)}`,
]
