/** The product as an operator starts it: a process of its own, on a free port, with its own data. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clusterOf } from '../api/database/postgresHome.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

export interface Server {
  url: string
  dataDir: string
  process: ChildProcess
  /** SIGTERM, and waits until it is gone; answers its exit code. */
  stop(): Promise<number | null>
  /** SIGKILL: what a crash looks like. */
  kill(): Promise<void>
}

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: { serve: string } }
/** What `npm run serve` gives node: flags and the file. */
export const START = /exec node (.*)$/.exec(scripts.serve)?.[1]?.split(' ') ?? []

/** Starts it, as it is installed in `root`, and waits for its ready line. */
export async function startServer(dataDir: string, env: Record<string, string> = {}, root = ROOT): Promise<Server> {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(PORT|HOST|PUBLIC_URL|DATABASE_URL|NODE_ENV|RAZORPAY_|SMTP_URL|DATA_DIR)/.test(name),
    ),
  )
  const child = spawn(path.join(root, 'node_modules/node/bin/node'), START, {
    cwd: root,
    env: { ...clean, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '50', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const ready = /^ready (http:\S+)$/m.exec(output)
      if (ready) resolve(ready[1]!)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return {
    url,
    dataDir,
    process: child,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Connection string of the database that the server with this data folder has started. */
export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim()
  const port = readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/plumbline`
}
