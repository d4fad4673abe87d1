/** What a match is worth: every number of the ranking, with its reason. */

/**
 * The fields of a profile by their letter in `mentors.search_vector`. What a mentor offers says more than what they once
 * touched: a topic is an offer, a bio tells a story in which any word may stand.
 */
export const FIELD_WEIGHTS = {
  /** Name, title, topics, skills. */
  A: 1,
  /** Sub-branch, city, company, tools, certificates, industries, languages. */
  B: 0.8,
  /** Main branch, projects, companies before. */
  C: 0.5,
  /** Bio, why they mentor, success stories. */
  D: 0.35,
} as const

/** How a word was found. */
export const MATCH_WEIGHTS = {
  exact: 1,
  /** `designing` for `design`: the same word, a little less sure. */
  form: 0.95,
  /** A corrected word counts less than a word that a mentor wrote as it was typed. */
  near: 0.9,
  /** Another word for the same, from the table of meanings. What is only `found` has the weight of its row besides. */
  said: 0.65,
  /** Begins with what was typed, or holds it: `gearbox` for `gear`. Often it is another thing. */
  part: 0.4,
} as const

/** A weaker match of all words does not come first: `water` is not `water treatment`. */
export const MATCHES_FROM = 0.3

/** The part that further matches of one term add: `solar` and `photovoltaics` are more than `solar` alone. */
export const FURTHER = 0.25

/** Two words that stand side by side, as they were typed, are more than the two: `heat balance`, `physical design`. */
export const TOGETHER = 0.2

/** Matches that are so close count as equal: then the order of the list decides (available, rating). */
export const STEP = 0.04

/** What tells less is not required: who has `etap` answers `etap interview`, too. */
export const REQUIRED_FROM = 0.6

/** Rare words tell mentors apart, `design` does not: 1 for a word of one mentor, 0.2 for one of fifty, 0.1 for one of 8,000. */
export const importanceOf = (mentors: number): number => 1 / (1 + Math.log(Math.max(1, mentors)))

/**
 * In a sentence a word that nobody has may be none of ours: `weak` is not `leak`. A guess then counts less than what was
 * read, least for a short word or another first letter, which are seldom mistyped.
 */
export const UNLIKELY = 0.3
export const certaintyOf = (typed: string, meant: string): number =>
  typed.length <= 4 || typed[0] !== meant[0] ? UNLIKELY : 0.7

/** With fewer than these, mentors follow who match the most important words. */
export const ENOUGH = 3
/** So many there are then, if there are. */
export const FILLED = 6
/** Other sets of words that are tried for them, so that a page stays easy to read. */
export const MOST_GROUPS = 3
/** A mentor who matches less than this part of what the best one does says nothing about the question. */
export const WORTH_SHOWING = 0.4

/** A mentor who matches this part of what somebody needs is worth an email: all of a short text, most of a sentence. */
export const FITS = 0.7
/** How much a word of a need says that no mentor has: it may be what matters, or only belong to the sentence. */
export const UNKNOWN = 0.5

/** So many are ranked by their words. To read the words of more would take too long, so the list's own order decides there. */
export const MOST_RANKED = 500
/** Of more mentors than that, so many are ranked by their words: three pages. */
export const HEAD = 36
