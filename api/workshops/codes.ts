/** A code as addresses carry it; empty, which is nobody's, for what cannot be one: the database refuses some of that. */
export const readCode = (text: string): string => (/^[\w-]{1,100}$/.test(text) ? text : '')
