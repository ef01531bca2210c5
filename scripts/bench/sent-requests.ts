/** What the browser reports of a request; times in seconds of one clock. */
export type NetworkEvent = { id: string; timestamp: number } & (
  | { name: 'request'; url: string }
  | { name: 'response'; type: string; head: number }
  | { name: 'data'; bytes: number }
  | { name: 'finish'; bytes: number }
)

export interface SentRequest {
  url: string
  /** As the browser calls it: Document, Stylesheet, Font, Image, Script, Fetch … */
  type: string
  sentAt: number
  /** The head of the answer, bytes. */
  head: number
  /** When so many bytes had arrived, in the order of time. */
  arrivals: { at: number; bytes: number }[]
}

/** Puts the events of a visit together by request; what is not fetched over the network is left out. */
export function sentRequests(events: readonly NetworkEvent[]): SentRequest[] {
  const requests = new Map<string, SentRequest>()
  for (const event of events) {
    if (event.name === 'request' && /^https?:/.test(event.url)) {
      requests.set(event.id, { url: event.url, type: '', sentAt: event.timestamp, head: 0, arrivals: [] })
    }
    const request = requests.get(event.id)
    if (!request) continue
    const last = request.arrivals.at(-1)?.bytes ?? 0
    if (event.name === 'response') Object.assign(request, { type: event.type, head: event.head })
    if (event.name === 'data') request.arrivals.push({ at: event.timestamp, bytes: last + event.bytes })
    // The total is told at the end, with the bytes of the head.
    if (event.name === 'finish') request.arrivals.push({ at: event.timestamp, bytes: event.bytes })
  }
  return [...requests.values()]
}

/** The bytes of a request that had arrived by a time. */
export const bytesUntil = ({ arrivals }: SentRequest, until: number): number =>
  arrivals.findLast(({ at }) => at <= until)?.bytes ?? 0

/** What the whole answer of a request carries behind its head, bytes. */
export const bodyBytes = (request: SentRequest): number => Math.max(0, bytesUntil(request, Infinity) - request.head)
