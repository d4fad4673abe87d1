/** Puts what was measured into docs/performance.md, between the marks of its section; the rest is written by people. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILE = path.join(ROOT, 'docs/performance.md')

export function writeSection(name: string, text: string): void {
  const [from, to] = [`<!-- ${name}: written by the bench -->`, `<!-- end of ${name} -->`]
  const page = readFileSync(FILE, 'utf8')
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`docs/performance.md has no section ${name}`)
  writeFileSync(FILE, `${page.slice(0, start + from.length)}\n\n${text}\n\n${page.slice(end)}`)
  execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), [FILE], { cwd: ROOT })
  process.stdout.write('Written to docs/performance.md\n')
}
