/** What a server holds when its garbage is collected; it must be started with `PROBE`. */
import { once } from 'node:events'
import path from 'node:path'
import type { Started } from '../servers/start.ts'

/** Options for its node. */
export const PROBE = `--import ${path.resolve(import.meta.dirname, 'probe.ts')}`

/** Megabytes of heap and buffers, and of the whole process. */
export async function memoryLeft({
  process: server,
}: Pick<Started, 'process'>): Promise<{ heap: number; rss: number }> {
  server.kill('SIGUSR2')
  for (;;) {
    const [data] = (await once(server.stdout!, 'data')) as [Buffer]
    const found = /^memory (.*)$/m.exec(data.toString('utf8'))?.[1]
    if (found) return JSON.parse(found) as { heap: number; rss: number }
  }
}
