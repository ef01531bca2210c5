import { useEffect, useState } from 'react'

/**
 * A section is in view while it covers a line at a third of the window's height, so that a link to a short section
 * marks that section and not the next one.
 */
const LINE = '-33% 0px -67%'

/** The ids of the sections at the line; several when sections are side by side. */
export function useSectionsInView(sections: readonly { id: string }[]): readonly string[] {
  const [current, setCurrent] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((known) => {
            const others = known.filter((id) => id !== target.id)
            return isIntersecting ? [...others, target.id] : others
          })
        }
      },
      { rootMargin: LINE },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
