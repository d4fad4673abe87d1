/** Whose lists of requests are shown. */
export type Side = 'MENTOR' | 'MENTEE'
