import { useEffect, useState } from 'react'
import { SECTIONS, type SectionId } from './sections.ts'

/** The upper half of the screen, below the header that stays. */
const READ_AREA = '-120px 0px -50% 0px'

/** The first section in view; null before there is one. */
export function useSectionInView(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null)
  useEffect(() => {
    const inView = new Set<string>()
    const views = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        setCurrent((before) => SECTIONS.find(({ id }) => inView.has(id))?.id ?? before)
      },
      { rootMargin: READ_AREA },
    )
    const waiting = new Set<string>(SECTIONS.map(({ id }) => id))
    function look(): void {
      for (const id of waiting) {
        const place = document.getElementById(id)
        if (!place) continue
        views.observe(place)
        waiting.delete(id)
      }
      if (waiting.size === 0) arrivals.disconnect()
    }
    // Some are loaded later.
    const arrivals = new MutationObserver(look)
    arrivals.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      views.disconnect()
      arrivals.disconnect()
    }
  }, [])
  return current
}
