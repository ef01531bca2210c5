/** Returns the element that an event happened on; undefined if it was the document, the window or nothing. */
export const elementAt = ({ target }: { target: EventTarget | null }): Element | undefined =>
  target instanceof Element ? target : undefined
