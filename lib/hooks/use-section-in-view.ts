import { useEffect, useState } from 'react'

/** A section is in view from where its top passes the middle of the window, and until the next one's does. */
const MIDDLE = '-50% 0px'

/** The id of the one of these sections that is in the middle of the window; '' between them and before the first. */
export function useSectionInView(sections: readonly { id: string }[]): string {
  const [current, setCurrent] = useState('')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((known) => (isIntersecting ? target.id : known === target.id ? '' : known))
        }
      },
      { rootMargin: MIDDLE },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
