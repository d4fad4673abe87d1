/** A real PostgreSQL server beside the process, for machines without one. Started by pg_ctl, which gives it a session of its own. */
import path from 'node:path'
import pg from 'pg'
import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { clusterOf, ownedBy, postgresHome, type PostgresHome } from './postgresHome.ts'

const run = promisify(execFile)
const DATABASE = 'plumbline'
const PASSWORD_FILE = 'postgres-password'

interface Options {
  /** False in tests: no fsync, the data may be lost with the machine. */
  durable?: boolean
  /** Gets one line when something unusual was done. */
  tell?: (line: string) => void
}

/** Starts the cluster kept under `dataDir`, creating it on first use; one process at a time. */
export async function startEmbedded(dataDir: string, { durable = true, tell = () => {} }: Options = {}) {
  mkdirSync(dataDir, { recursive: true })
  const release = takeOwnership(path.join(dataDir, 'owner.pid'))
  const home = postgresHome(dataDir, tell)
  const passwordFile = path.join(dataDir, PASSWORD_FILE)
  if (!existsSync(path.join(home.cluster, 'PG_VERSION'))) await createCluster(home, passwordFile)
  const port = (await runningPort(home)) ?? (await startServer(home, durable))
  const url = urlOf(dataDir, port)
  await ensureDatabase(url('postgres'))
  return {
    url: url(DATABASE),
    stop: async (): Promise<void> => {
      await pgCtl(home, ['stop', '-m', 'fast', '-w', '-t', '30'])
      release()
    },
  }
}

/** Connection string of the server that runs on the cluster under `dataDir`, whichever process started it; null without one. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  try {
    const port = portIn(clusterOf(dataDir))
    const url = port && urlOf(dataDir, port)(DATABASE)
    if (!url) return null
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    await client.connect()
    await client.end()
    return url
  } catch {
    return null
  }
}

function urlOf(dataDir: string, port: number): (database: string) => string {
  const password = readFileSync(path.join(dataDir, PASSWORD_FILE), 'utf8').trim()
  return (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** What the server of a cluster has written down of itself. */
function portIn(cluster: string): number | null {
  const port = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : null
}

function pgCtl(home: PostgresHome, args: string[]) {
  return run(path.join(home.bin, 'pg_ctl'), ['-D', home.cluster, ...args], { ...ownedBy(home), cwd: '/' })
}

async function createCluster(home: PostgresHome, passwordFile: string): Promise<void> {
  // A folder without PG_VERSION is a first start that was cut off: nothing of value is in it.
  rmSync(home.cluster, { recursive: true, force: true })
  home.makeFolder(home.cluster)
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const handed = path.join(home.cluster, '..', `initdb-${randomBytes(6).toString('hex')}`)
  home.writeFile(handed, readFileSync(passwordFile, 'utf8'))
  try {
    await run(
      path.join(home.bin, 'initdb'),
      [
        `--pgdata=${home.cluster}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${handed}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...ownedBy(home), cwd: '/' },
    )
  } catch (error) {
    rmSync(home.cluster, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(handed, { force: true })
  }
}

/** Port of a server that an earlier, killed process left running on this cluster; null when there is none. */
async function runningPort(home: PostgresHome): Promise<number | null> {
  const running = await pgCtl(home, ['status']).then(
    () => true,
    () => false,
  )
  return running ? portIn(home.cluster) : null
}

async function startServer(home: PostgresHome, durable: boolean): Promise<number> {
  const port = await freePort()
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    // Tests that run at once each open a pool, and start processes with their own.
    `-c max_connections=${durable ? 200 : 400}`,
    ...(durable ? [] : ['-F', '-c synchronous_commit=off', '-c full_page_writes=off']),
  ]
  await pgCtl(home, ['-o', settings.join(' '), '-l', path.join(home.cluster, 'server.log'), '-w', '-t', '60', 'start'])
  return port
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Refuses a second living process on the same data; returns the release. */
function takeOwnership(file: string): () => void {
  const [pid, start = null] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const owner = Number(pid ?? 0)
  if (owner && owner !== process.pid && isLiving(owner, start))
    throw new Error(`${path.dirname(file)} is in use by process ${owner}. Stop it first or choose another DATA_DIR.`)
  writeFileSync(file, [process.pid, startOf(process.pid)].filter(Boolean).join('\n'))
  return () => rmSync(file, { force: true })
}

/** When a process began, in a text that no later process with the same number has; null if the system doesn't say. */
export function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name in parentheses may hold anything; the start is the 20th field after it.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
    if (ticks) return `${boot}/${ticks}`
  } catch {
    // Not Linux, or no such process.
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() || null : null
}

/** Whether the process that began at `start` still lives; without a start its number alone decides. */
function isLiving(pid: number, start: string | null): boolean {
  const now = startOf(pid)
  if (start && now && start !== now) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
