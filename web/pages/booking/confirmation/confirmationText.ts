import { accessEnds, planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { PLAN_DAYS } from '../../../../api/rules/constants.ts'
import { formatShortDay, formatTime, formatWhenFull } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'

interface Confirmed {
  status: string
  mentorName: string
  menteeName: string
  /** Of a session. */
  startsAt: Date | null
  endsAt: Date | null
  movedAt: Date | null
  /** Of a package. */
  startDate: string | null
  endDate: string | null
  /** A session that a package includes. */
  isCall: boolean
  isMentor: boolean
  /** Its reader has paid for it a moment ago. */
  isNew: boolean
  /** Its reader may mark it as completed. */
  canComplete: boolean
  /** Once it is over. Not if somebody says that the other side did not come or our team decides on it, which the page says below; and not without a mentee. */
  isToBeMarked: boolean
  /** Its mentor does not take part now, as the mentee reads. */
  mentorLeft: boolean
  now: Date
}

interface Words {
  title: string
  lead: string
}

/** Heading and first sentence of a booking's page, by where the booking stands, what time it is and who reads it. */
export function confirmationText(booking: Confirmed): Words {
  const { status, mentorName, menteeName, startsAt, isMentor } = booking
  const product = startsAt ? 'session' : 'package'
  const other = isMentor ? menteeName : mentorName
  const title = `${startsAt ? 'Session' : 'Advanced package'} with ${other}`
  switch (status) {
    case 'CONFIRMED':
      if (booking.isNew) return paidWords(booking)
      return { title, lead: startsAt ? sessionLead(booking) : packageLead(booking) }
    case 'COMPLETED':
      return { title, lead: `This ${product} is completed.` }
    case 'CANCELLED':
      return { title: 'Booking cancelled', lead: `This ${product} with ${other} was cancelled.` }
    default:
      return { title: 'Booking not confirmed', lead: `This ${product} with ${other} was not paid in time.` }
  }
}

/** The specification's words, right after paying. */
function paidWords({ mentorName, startsAt }: Confirmed): Words {
  const more = startsAt
    ? `We’ve let ${mentorName} know.`
    : `Your package with ${mentorName} is paid for, and ${PLAN_DAYS}-day chat access is activated.`
  return { title: 'Booking Confirmed!', lead: `Your session has been successfully booked! ${more}` }
}

/** Before a session, once it was moved, while it is held, and after it. */
function sessionLead({
  startsAt,
  endsAt,
  movedAt,
  isMentor,
  isCall,
  menteeName,
  canComplete,
  isToBeMarked,
  now,
}: Confirmed): string {
  if (!startsAt || !endsAt) return ''
  if (now >= endsAt) {
    if (!isToBeMarked) return 'This session is over.'
    if (canComplete) return 'This session is over. Please mark it as completed.'
    return isMentor
      ? `This session is over. ${menteeName} has not marked it as completed yet.`
      : 'This session is over and is not marked as completed yet.'
  }
  if (now >= startsAt) return `In progress until ${formatTime(endsAt)} IST.`
  const when = formatWhenFull(startsAt)
  if (movedAt) return `Moved to ${when}.`
  if (!isMentor) return `Booked for ${when}.`
  return isCall
    ? `${menteeName} has booked a session of their Advanced package with you.`
    : `${menteeName} has booked and paid for a session with you.`
}

/** Before a package, while it runs, and after it. */
function packageLead({ startDate, endDate, isMentor, menteeName, mentorLeft, now }: Confirmed): string {
  if (!startDate || !endDate) return ''
  const last = formatShortDay(planLastDay(endDate))
  if (now >= accessEnds(endDate)) return `This package has ended. Its last day was ${last}.`
  const who = isMentor ? `${menteeName} has paid for the Advanced package with you. ` : ''
  const chat = mentorLeft ? '' : ' The chat is open already.'
  if (startDate > istDate(now)) return `${who}It starts on ${formatShortDay(startDate)}.${chat}`
  return `${who}It runs until ${last}.`
}
