import { useEffect, useEffectEvent } from 'react'
import { signal } from '../../lib/signal.ts'

/** Tells of each new notification of the member's about a workshop. */
export const workshopNews = signal()

/** Calls `read` when the bell hears of a workshop, such as of a seat that is offered. */
export function useWorkshopNews(read: () => void): void {
  const call = useEffectEvent(read)
  useEffect(() => workshopNews.listen(() => call()), [])
}
