/** The whole product as a process of its own, as an operator starts it. */
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { afterEach } from 'vitest'

export interface TestProcess {
  child: ChildProcess
  /** What it wrote to stdout and stderr so far. */
  output(): string
  /** Port of the line `ready …`; rejects when it exits before. */
  ready: Promise<number>
  exit: Promise<number | null>
}

const children = new Set<ChildProcess>()

/**
 * What a process of a test gets of this one's environment: where programs are, what Node has compiled already, and the day
 * to which the clock is moved (testing/onDay.ts).
 */
export const inherited = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'CLOCK_SHIFT'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)

/** Starts one on `databaseUrl`, or null for a cluster of its own, with nothing but `env`, after the code in `before`; call `endProcesses` at the top of the test file. */
export function startProcess(databaseUrl: string | null, env: Record<string, string> = {}, before = ''): TestProcess {
  const first = before ? ['--import', `data:text/javascript,${encodeURIComponent(before)}`] : []
  const child = spawn(process.execPath, [...first, path.resolve(import.meta.dirname, '../main.ts')], {
    env: {
      ...inherited,
      NODE_ENV: 'development',
      PORT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SEED_DEMO: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const ready = new Promise<number>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += String(data)
      const port = /^ready http:\/\/localhost:(\d+)\n$/m.exec(output)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exit.then(() => reject(new Error(output)))
  })
  ready.catch(() => {})
  return { child, output: () => output, ready, exit }
}

/** Kills after each test what it has not stopped. */
export function endProcesses(): void {
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
  })
}
