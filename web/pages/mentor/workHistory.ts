/** One post in a career. */
export interface Post {
  /** "Site Engineer, Godavari Buildcon". */
  title: string
  /** "2015 to 2016"; null when the line does not end in years. */
  years: string | null
}

/** Reads a line such as `Site Engineer, Godavari Buildcon (2015 to 2016)`. */
export function readPost(line: string): Post {
  const [, title, years] = /^(.+?)[\s,]*\(([^()]*\d{4}[^()]*)\)$/.exec(line.trim()) ?? []
  return title && years ? { title, years: years.trim() } : { title: line.trim(), years: null }
}

/** Posts with the oldest on top; lines without years keep the order they were written in. */
export function oldestFirst(posts: readonly Post[]): Post[] {
  const starts = posts.map(({ years }) => Number(/\d{4}/.exec(years ?? '')?.[0] ?? Number.NaN))
  if (starts.some(Number.isNaN)) return [...posts]
  return posts.toSorted((one, other) => startOf(one) - startOf(other))
}

/** Since when the present post is held: from the end of the one before, `2019 to now`; `Now` where that is not known. */
export function presentYears(posts: readonly Post[]): string {
  const ends = posts.map(({ years }) => Number(/(\d{4})\D*$/.exec(years ?? '')?.[1] ?? Number.NaN))
  const last = Math.max(...ends)
  return ends.length === 0 || Number.isNaN(last) ? 'Now' : `${last} to now`
}

function startOf({ years }: Post): number {
  return Number(/\d{4}/.exec(years ?? '')?.[0])
}
