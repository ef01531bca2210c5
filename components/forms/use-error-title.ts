import { useEffect } from 'react'

/** Puts `prefix` before the title of the document while `hasErrors`, as in the GOV.UK design system. */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return
    const { title } = document
    const marked = prefix + title
    document.title = marked
    return () => {
      // The page that was navigated to has set its own.
      if (document.title === marked) document.title = title
    }
  }, [hasErrors, prefix])
}
