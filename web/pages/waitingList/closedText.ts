/** Why nobody can queue any longer. */
export const LIST_CLOSED = 'Registration and the waiting list for this workshop are closed.'
