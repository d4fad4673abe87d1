/**
 * The compiled documents of the client: the artifacts in `web/__generated__` and `web/persisted.json`, from which the
 * server knows them. Not kept in the repository: compiled again when a document or the schema has changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, isDone, setDone } from './inputs.ts'
import { ROOT, run } from './run.ts'

const ARTIFACTS = 'web/__generated__'
const PERSISTED = 'web/persisted.json'
const MARK = `${ARTIFACTS}/.inputs`
const KEPT = '.kept'

/** Compiles them if they are out of date; `say` hears that it takes a while. */
export async function prepareDocuments(say: (text: string) => void): Promise<void> {
  if (existsSync(path.join(ROOT, PERSISTED)) && isDone(MARK, printOf())) return
  say('Compiling the documents of the client\n')
  await compileDocuments()
}

/** Afresh: the compiler neither drops documents that are gone nor writes those that it believes to be there. */
export async function compileDocuments(): Promise<void> {
  const print = printOf()
  const made = [ARTIFACTS, PERSISTED].map((name) => path.join(ROOT, name))
  const kept = made.filter((target) => existsSync(target))
  for (const target of kept) renameSync(target, target + KEPT)
  mkdirSync(path.join(ROOT, ARTIFACTS))
  writeFileSync(path.join(ROOT, PERSISTED), '{}\n')
  const { ok, output } = await run('relay-compiler', ['--output', 'quiet-with-errors'])
  for (const target of kept) {
    if (ok) rmSync(target + KEPT, { recursive: true, force: true })
    else {
      rmSync(target, { recursive: true, force: true })
      renameSync(target + KEPT, target)
    }
  }
  if (ok) return setDone(MARK, print)
  process.stderr.write(`${output.trimEnd()}\nCompiling the documents of the client failed\n`)
  process.exit(1)
}

/** The documents in the client's files, and what else the artifacts are made from. */
function printOf(): string {
  const hash = createHash('sha256')
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => name === '__generated__' }).sort()) {
    const documents = readFileSync(path.join(ROOT, file), 'utf8').match(/\bgraphql\s*`[^`]*`/g)
    if (documents) hash.update(`${file}\0${documents.join('\0')}\0`)
  }
  return hash
    .update(fingerprint(['schema.graphql', 'relay.config.json', 'node_modules/relay-compiler/package.json']))
    .digest('hex')
}
