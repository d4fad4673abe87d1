interface Seats {
  readonly registeredCount: number
  readonly maxParticipants: number
}

/** How many seats of a full workshop are held while somebody pays, or offered to the waiting list: they may come free. */
export const reservedSeats = ({ registeredCount, maxParticipants }: Seats): number => maxParticipants - registeredCount

/** What is said of a workshop without a free seat: it is sold only to those who are registered. */
export const fullText = (seats: Seats): string => (reservedSeats(seats) > 0 ? 'No seats left' : 'Sold out')
