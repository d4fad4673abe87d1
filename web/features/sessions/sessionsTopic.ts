/** The topic of live changes to bookings. */
export const SESSIONS = 'bookingChanged'
