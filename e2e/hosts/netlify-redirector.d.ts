/** What is used of the package, which has no types of its own. */
declare module 'netlify-redirector' {
  interface Matcher {
    match(request: { scheme: string; host: string; path: string; query: string }): unknown
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> }
  export default redirector
}
