/** Whether a picture's colour profile is cheap to follow. Without its profile a picture is sRGB. */

/**
 * What a profile begins a program with. Its steps cost eight bytes each: a file of 2 kB would take gigabytes and an
 * hour, before the time limit begins. Cameras and editors write curves and tables.
 */
const PROGRAM = 'mpet'
/** What a profile's head and each entry of its list of tags take, in bytes. */
const HEAD = 128
const ENTRY = 12
/** Bytes at the beginning of a table that say how large it is. */
const TABLE_HEAD = 32
/** Readers take no profile with more tags. */
const TAGS = 100

/** False for one with a program, or with a table that says that it is larger than the whole profile. */
export function isCheap(profile: Buffer): boolean {
  if (profile.includes(PROGRAM, 0, 'latin1')) return false
  // The reader makes room for a table before it reads it: 200 bytes would take half a gigabyte.
  return tagsOf(profile).every((at) => valuesOf(profile, at) <= profile.length)
}

/** Where the tags of a profile begin. */
function tagsOf(profile: Buffer): number[] {
  const places: number[] = []
  for (let at = HEAD + 4; at + ENTRY <= profile.length && places.length < TAGS; at += ENTRY)
    places.push(profile.readUInt32BE(at + 4))
  return places
}

/** How many values the colour table of a tag says that it has; 0 for what is no table. */
function valuesOf(profile: Buffer, at: number): number {
  if (at + TABLE_HEAD > profile.length) return 0
  const type = profile.toString('latin1', at, at + 4)
  const [from = 0, to = 0, sides = 0] = profile.subarray(at + 8)
  if (type === 'mft1' || type === 'mft2') return sides ** from * to
  if (type !== 'mAB ' && type !== 'mBA ') return 0
  const table = at + profile.readUInt32BE(at + 24)
  return profile.subarray(table, table + from).reduce((product, side) => product * side, to)
}
