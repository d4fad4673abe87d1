/** The measured servers, each a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { newDataDir, removeDataDir } from '../../api/database/postgresHome.ts'
import { START } from '../../e2e/server.ts'
import { METRICS_TOKEN } from '../measure/load.ts'
import { onEnd } from './ending.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Started {
  url: string
  process: ChildProcess
}

/** Starts node on a module that tells its address in a line; what it says later is passed over. */
async function start(args: readonly string[], env: Record<string, string | undefined>): Promise<Started> {
  const child = spawn('node', args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onEnd(() => {
    child.kill()
    return ended
  })
  const told = (async () => {
    for await (const line of createInterface(child.stdout)) {
      const url = /^(?:ready )?(http:\S+)$/.exec(line)?.[1]
      if (url) return url.replace('localhost', '127.0.0.1')
    }
    throw new Error(`${args.join(' ')} has ended`)
  })()
  const url = await told
  child.stdout.resume()
  return { url, process: child }
}

/** Starts one of ours: a module of this folder. */
export function startOurs(file: string, databaseUrl = '', env: Record<string, string> = {}): Promise<Started> {
  return start([`bench/${file}`, databaseUrl], { ...process.env, NODE_ENV: 'production', ...env })
}

/** Starts the product as in production, behind a proxy on this machine; `provider` is the address of its payment provider. */
export async function startProduct(
  databaseUrl: string | null,
  provider: string,
  env: Record<string, string> = {},
): Promise<Started> {
  const dataDir = newDataDir('bench-product')
  onEnd(() => removeDataDir(dataDir))
  const port = await freePort()
  // None of the operator's own settings.
  const { PATH, HOME, BENCH_NODE_OPTIONS: NODE_OPTIONS } = process.env
  return await start(START, {
    PATH,
    HOME,
    NODE_OPTIONS,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    ADMIN_PASSWORD: 'bench-password-of-nobody',
    ADMIN_LOGIN_PATH: '/bench-door',
    RAZORPAY_KEY_ID: 'rzp_live_bench',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
    RAZORPAY_API_URL: provider,
    METRICS_TOKEN,
    SMTP_URL: 'none',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { EMBEDDED_DATABASE: 'true' }),
    ...env,
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
