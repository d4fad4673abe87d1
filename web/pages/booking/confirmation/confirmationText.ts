import { PLAN_DAYS } from '../../../../api/rules/constants.ts'

interface Told {
  status: string
  mentorName: string
  menteeName: string
  isSession: boolean
  /** A session that a package includes. */
  isCall: boolean
  isMentor: boolean
  /** Its time has passed, and nobody has said yet how it was. */
  isOver: boolean
}

/** Heading and first sentence of a booking's page, by where the booking stands and who reads it. */
export function confirmationText({ status, mentorName, menteeName, isSession, isCall, isMentor, isOver }: Told): {
  title: string
  lead: string
} {
  const product = isSession ? 'session' : 'package'
  const other = isMentor ? menteeName : mentorName
  switch (status) {
    case 'CONFIRMED':
      if (isOver) return { title: 'This session is over', lead: `Your session with ${other} has ended.` }
      return {
        title: 'Booking confirmed',
        lead: confirmedLead({ mentorName, menteeName, isSession, isCall, isMentor }),
      }
    case 'COMPLETED':
      return { title: 'Session completed', lead: `This ${product} with ${other} is over.` }
    case 'CANCELLED':
      return { title: 'Booking cancelled', lead: `This ${product} with ${other} was cancelled.` }
    default:
      return { title: 'Booking not confirmed', lead: `This ${product} with ${other} was not paid in time.` }
  }
}

function confirmedLead({
  mentorName,
  menteeName,
  isSession,
  isCall,
  isMentor,
}: Omit<Told, 'status' | 'isOver'>): string {
  if (isMentor && isCall) return `${menteeName} has booked a session of their Advanced package with you.`
  if (isMentor)
    return `${menteeName} has booked and paid for ${isSession ? 'a session' : 'the Advanced package'} with you.`
  return isSession
    ? `Your session has been successfully booked! We’ve let ${mentorName} know.`
    : `Your package with ${mentorName} is paid. ${PLAN_DAYS}-day chat access is activated.`
}
