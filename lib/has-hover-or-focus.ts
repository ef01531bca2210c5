/** Whether the pointer or the focus of a visitor is in an element. */
export const hasHoverOrFocus = (element: Element): boolean => element.matches(':hover, :focus-within')
