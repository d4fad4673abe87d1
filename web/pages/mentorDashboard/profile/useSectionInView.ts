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
    for (const { id } of SECTIONS) {
      const place = document.getElementById(id)
      if (place) views.observe(place)
    }
    return () => views.disconnect()
  }, [])
  return current
}
