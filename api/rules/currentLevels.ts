/** What a mentee may be. */
export const CURRENT_LEVELS = [
  '1st Year Student',
  '2nd Year Student',
  '3rd Year Student',
  '4th Year Student',
  'Final Year Student',
  'Fresh Graduate',
  'Working Professional',
] as const
export type CurrentLevel = (typeof CURRENT_LEVELS)[number]
