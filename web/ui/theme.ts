/** Breakpoints for media queries, which cannot use the variables of `tokens.css`. */
export const breakpoints = { desktop: '940px', phone: '640px', narrow: '400px', header: '900px' } as const
