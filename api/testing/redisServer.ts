import { spawnSync } from 'node:child_process'

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

/** What is merged has been tested with Redis: throws under CI=true. On a person's own machine one line says what is skipped. */
export function expectRedisServer(): void {
  if (hasRedisServer) return
  const missing = 'redis-server is not on the PATH'
  if (process.env['CI'] === 'true') throw new Error(`${missing}, and with CI=true its tests are not skipped`)
  process.stdout.write(`The tests of Redis are skipped: ${missing}\n`)
}
