import { workshopEnd } from '../../../../api/rules/workshops/workshops.ts'

/** Where a workshop stands as administrators read it. */
export interface WorkshopStatus {
  text: 'Active' | 'Pending' | 'Rejected' | 'Cancelled' | 'Past'
  tone: 'good' | 'warn' | 'bad' | 'flat'
}

interface Standing {
  readonly state: string
  /** ISO instant. */
  readonly startsAt: string
  /** Free text. */
  readonly duration: string
}

/** Active is approved and not over; the rest waits for a decision, was refused, called off, or is over. */
export function workshopStatus({ state, startsAt, duration }: Standing, now: Date): WorkshopStatus {
  if (state === 'REJECTED') return { text: 'Rejected', tone: 'bad' }
  if (state === 'CANCELLED') return { text: 'Cancelled', tone: 'flat' }
  if (state !== 'APPROVED') return { text: 'Pending', tone: 'warn' }
  const isOver = workshopEnd({ startsAt: new Date(startsAt), duration }) <= now
  return isOver ? { text: 'Past', tone: 'flat' } : { text: 'Active', tone: 'good' }
}
