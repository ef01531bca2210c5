import { useEffect } from 'react'

/** Puts `prefix` before the title of the document while `hasErrors`, as in the GOV.UK design system. */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return
    const { title } = document
    const marked = prefix + title
    document.title = marked
    return () => {
      // After a navigation, the new page has set its own title.
      if (document.title === marked) document.title = title
    }
  }, [hasErrors, prefix])
}
