import { useSearchParams } from 'react-router'
import { Bone } from '../../ui/Skeleton.tsx'
import { bookingReturn } from './bookingReturn.ts'
import { returnPath } from './returnPath.ts'

/** The room of what is said of a booking that was left, while its code loads: the form below does not jump. */
export function SavedForLaterRoom() {
  const [params] = useSearchParams()
  return bookingReturn(returnPath(params)) ? <Bone $height="4.75rem" /> : null
}
