import { useSyncExternalStore } from 'react'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { readPending } from '../requests/requestMemory.ts'
import { mentorLeft } from './addresses.ts'
import { bookingLeft } from './bookingLeft.ts'

const neverTold = () => () => undefined

/** What a visitor left to log in, derived from the return path; null if nothing is pending. */
function useLeft(path: string | null): 'booking' | 'request' | null {
  const mentorId = mentorLeft(path)
  const hasRequest = useSyncExternalStore(
    neverTold,
    () => mentorId !== null && readPending(mentorId, Date.now()) !== null,
    () => false,
  )
  if (bookingLeft(path)) return 'booking'
  return hasRequest ? 'request' : null
}

/** Says that the work is saved, and what comes next. */
export function SavedForLater({ path, next }: { path: string | null; next: string }) {
  const left = useLeft(path)
  if (left === null) return null
  if (left === 'request') return <Notice title="Your request is saved.">{next} to send it.</Notice>
  const what = bookingLeft(path)?.address.startsAt ? 'Your slot and agenda are saved.' : 'Your booking is saved.'
  return <Notice title={what}>{next} to pay.</Notice>
}
