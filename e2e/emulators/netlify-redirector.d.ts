/** The package has no types. These cover what the tests use. */
declare module 'netlify-redirector' {
  interface Matcher {
    match(request: { scheme: string; host: string; path: string; query: string }): unknown
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> }
  export default redirector
}
