/** Preloaded into a measured server: on SIGUSR2 it collects garbage and writes the memory that is left, as one line. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  collect()
  // What the first collection has released outside the heap.
  setTimeout(() => {
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.stdout.write(`\nmemory ${JSON.stringify({ heap: (heapUsed + external) / 1e6, rss: rss / 1e6 })}\n`)
  }, 100)
})
