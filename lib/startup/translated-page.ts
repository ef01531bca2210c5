import { whenHydrated } from './hydrated'

/** Events by which a visitor uses a control, rather than moves over it. */
const USES = ['pointerdown', 'touchstart', 'keydown']

/** Whether the browser has translated the page: Chrome and Edge set a class and wrap each text in `<font>` elements. */
export const isTranslated = ({ documentElement, body }: Document): boolean =>
  /\btranslated-(ltr|rtl)\b/.test(documentElement.className) || body?.querySelector('font') !== null

/** Whether an event uses a control that needs the framework. */
export const usesControl = ({ type, target }: Event): boolean =>
  USES.includes(type) && target instanceof Element && target.closest('button, input') !== null

/**
 * Keeps what is typed before hydration. The texts of a translated page do not match those that React expects, so that it
 * renders the page again, with empty fields.
 */
export function keepTypedText(window: Window): void {
  const { document } = window
  const typed = new Map<string, string>()
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target.id, target.value)
  }
  document.addEventListener('input', remember, true)
  whenHydrated(window, () => {
    document.removeEventListener('input', remember, true)
    for (const [id, value] of typed) {
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement && !field.value) field.value = value
    }
  })
}
