/** What the way to book a session of a paid package is called, on every page and in the email that confirms it. */
export const includedSessionLabel = (left: number): string => `Book an included session (${left} left)`
