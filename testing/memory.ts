/** The folder for throwaway data of a test. */
import { existsSync, statfsSync } from 'node:fs'
import os from 'node:os'

/** A file system in memory, which Linux has. */
const IN_MEMORY = '/dev/shm'
/** Bytes: more than a cluster with its write-ahead log takes. */
const ENOUGH = 4 * 1024 ** 3

/** In memory where there is room: each test file copies a database of 745 files, which a disk takes ten times as long to make. */
export function throwawayFolder(): string {
  if (!existsSync(IN_MEMORY)) return os.tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ENOUGH ? IN_MEMORY : os.tmpdir()
}
