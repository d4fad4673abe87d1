/** Of each kind of open matter at most so many are told one by one. */
const TOLD = 5

/** Reasons of one kind; past the fifth only how many more there are, named in the plural. */
export function told(reasons: string[], more: string): string[] {
  return reasons.length <= TOLD ? reasons : [...reasons.slice(0, TOLD), `${reasons.length - TOLD} more ${more}.`]
}
