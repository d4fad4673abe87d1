/** Whose lists of requests are looked at. */
export type Side = 'MENTOR' | 'MENTEE'
