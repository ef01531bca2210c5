/** Returns the element that an event happened on; null if it was the document, the window or nothing. */
export const elementAt = ({ target }: { target: EventTarget | null }): Element | null =>
  target instanceof Element ? target : null
