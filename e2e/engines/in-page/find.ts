import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'

/** What a visitor sees or hears (a role with its accessible name, or a field with its label), or a CSS selector. */
export type Query =
  string | { role: string; name?: string; level?: number; within?: Query } | { label: string; within?: Query }

const inDialog = (element: Element) => {
  const dialog = document.querySelector('dialog:modal')
  return !dialog || dialog.contains(element)
}

/** Whether a visitor can see an element and use it. */
const isThere = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && inDialog(element)

/** Finds elements. By role or label it finds only those that a visitor can use, by selector all. */
export function find(query: Query): HTMLElement[] {
  if (typeof query === 'string') return [...document.querySelectorAll<HTMLElement>(query)]
  const { within = 'body' } = query
  return find(within)
    .flatMap((container) =>
      'label' in query ? queryAllByLabelText(container, query.label) : queryAllByRole(container, query.role, query),
    )
    .filter(isThere)
}

/** The one element that a query means. */
export function one(query: Query): HTMLElement {
  const [element, ...others] = find(query)
  if (!element || others.length > 0) throw new Error(`${others.length + (element ? 1 : 0)} × ${JSON.stringify(query)}`)
  return element
}

/** Where the pointer meets an element. Scrolls the element into view; nothing may cover it. */
export function placeOf(query: Query): { x: number; y: number } {
  const element = one(query)
  const middle = () => {
    // The middle of its first line: the middle of all lines may be beside the words.
    const [{ left, top, width, height } = element.getBoundingClientRect()] = element.getClientRects()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isOnTop = ({ x, y }: { x: number; y: number }) => element.contains(document.elementFromPoint(x, y))
  if (!isOnTop(middle())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const place = middle()
  if (!isOnTop(place)) {
    const over = document.elementFromPoint(place.x, place.y)
    throw new Error(`${JSON.stringify(query)} at ${place.x}, ${place.y} is under ${over?.outerHTML.slice(0, 120)}`)
  }
  return place
}
