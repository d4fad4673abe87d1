/** At most so many blockers of one kind are listed one by one. */
const LISTED = 5

/** Why an account cannot be closed, for one kind of reason: the first five, then how many more there are. */
export function listBlockers(reasons: string[], moreInPlural: string): string[] {
  return reasons.length <= LISTED
    ? reasons
    : [...reasons.slice(0, LISTED), `${reasons.length - LISTED} more ${moreInPlural}.`]
}
