/** Beside each page: what navigation asks for, by the names of the files (written by `scripts/postbuild/join-payloads.ts`). */
export const JOINED_PAYLOADS = '__next._page.txt'

/**
 * Makes one request of the three that the framework's router makes for a page of an exported site, each when the one
 * before is answered: whether the page is there (HEAD), its place among the routes, its content. The first one fetches
 * what answers all of them. What that does not answer, and every other request, goes the usual way; gives back what
 * undoes it.
 */
export function joinPageRequests(window: Window & typeof globalThis): () => void {
  const { fetch, location } = window
  const answers = new Map<string, string>()

  const fetchAnswers = async ({ pathname }: URL) => {
    const folder = pathname.replace(/\/$/, '')
    const reply = await fetch(`${folder}/${JOINED_PAYLOADS}`)
    const payloads = (await reply.json()) as Readonly<Record<string, string>>
    for (const [name, payload] of Object.entries(payloads)) answers.set(`${folder}/${name}`, payload)
    return new Response()
  }

  window.fetch = (input, init) => {
    // The router asks with URL objects only.
    if (!(input instanceof URL) || input.origin !== location.origin) return fetch(input, init)
    if (init?.method === 'HEAD') return fetchAnswers(input).catch(() => fetch(input, init))
    const answer = answers.get(input.pathname)
    if (answer === undefined) return fetch(input, init)
    answers.delete(input.pathname)
    return Promise.resolve(new Response(answer))
  }
  return () => {
    window.fetch = fetch
  }
}
