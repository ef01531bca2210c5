/**
 * On a group of buttons: the selectors of what they choose from, the nth button the nth element of each. What is
 * chosen carries `data-current`.
 */
export const CHOOSES = 'data-chooses'

/** Shows what a button of a group chooses, as the page's script will once it is there. */
export function showChoice(group: Element, chosen: Element): void {
  const buttons = [...group.querySelectorAll('button')]
  const mark = (elements: Iterable<Element>, attribute: string) => {
    for (const [index, element] of [...elements].entries()) {
      if (buttons[index] === chosen) element.setAttribute(attribute, 'true')
      else element.removeAttribute(attribute)
    }
  }
  mark(buttons, 'aria-current')
  for (const selector of group.getAttribute(CHOOSES)?.split(',') ?? [])
    mark(group.ownerDocument.querySelectorAll(selector), 'data-current')
}
