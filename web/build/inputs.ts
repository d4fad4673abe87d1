/** Fingerprints of files, for doing again only what has changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.ts'

/** One hash over the names and contents of files and whole folders, given relative to the repository. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(input: string): string[] {
  const full = path.join(ROOT, input)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [input]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** True when `mark` says that these inputs have been dealt with. */
export function isDone(mark: string, print: string): boolean {
  const full = path.join(ROOT, mark)
  return existsSync(full) && readFileSync(full, 'utf8') === print
}

export function setDone(mark: string, print: string): void {
  const full = path.join(ROOT, mark)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, print)
}
