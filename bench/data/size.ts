/** How much there is: everything else follows from the number of mentors. */
export interface Size {
  mentors: number
  mentees: number
  bookings: number
  plans: number
}

/** As the product may be after some years. */
export const LARGE = sizeOf(100_000)
/** As it may be in its first. */
export const SMALL = sizeOf(2_000)

export function sizeOf(mentors: number): Size {
  return { mentors, mentees: mentors / 5, bookings: mentors * 10, plans: mentors / 5 }
}

/** Plans of mentor 1, whose inbox is measured; each has so many messages. */
export const INBOX = { plans: 40, messages: 60 }
