/** From which side a booking is shown. */
export type SessionSide = 'mentee' | 'mentor'
