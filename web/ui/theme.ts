/** Breakpoints for media queries, which cannot use the variables of `tokens.css`. */
export const breakpoints = { desktop: '940px', phone: '640px', header: '900px' } as const
