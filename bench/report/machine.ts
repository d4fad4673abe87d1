/** Where and when figures were taken. */
import os from 'node:os'

/** One sentence. */
export function machine(): string {
  const [cpu] = os.cpus()
  const gigabytes = Math.round(os.totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day} with Node ${process.versions.node} on ${os.cpus().length} cores of ${cpu?.model ?? 'an unknown processor'} and ${gigabytes} GB.`
}
