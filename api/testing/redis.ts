/** A real Redis of a test's own, where the machine has one. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterFile } from './ending.ts'
import { hasRedisServer } from './redisServer.ts'

export { hasRedisServer } from './redisServer.ts'

/** Ends the title of a suite that needs Redis: says why it is skipped. */
export const SKIPPED = hasRedisServer ? '' : ' (skipped: redis-server is not on the PATH)'

export interface RedisServer {
  url: string
  /** Kills it; what it held is gone. */
  stop(): Promise<void>
  /** Starts it again on the same port. */
  start(): Promise<void>
  /** Stops answering without closing a connection. */
  freeze(): void
  thaw(): void
}

/** Starts one; ended after the test file. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-redis-'))
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    const started = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error('redis-server did not start')))
      started.stdout.on('data', (data) => String(data).includes('Ready to accept connections') && resolve())
    })
  }

  async function stop(): Promise<void> {
    const running = child
    child = null
    if (!running) return
    const exit = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await exit
  }

  afterFile(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    start,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
