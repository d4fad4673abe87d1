/** Processes that are killed in the middle of a job, and processes that are not. */
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import pg from 'pg'
import { afterFile } from '../testing/ending.ts'
import { testDatabase } from '../testing/database.ts'
import { endProcesses, startProcess } from '../testing/process.ts'
import { createWatch } from './liveness.ts'

endProcesses()

const { db, url } = await testDatabase()
const asked: string[] = []
let isHanging = true
const provider = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (!isHanging) response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}')
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const watching = new pg.Client({ connectionString: url })
await watching.connect()
afterFile(async () => {
  await watching.end()
  provider.closeAllConnections()
  provider.close()
})
const env = {
  RAZORPAY_KEY_ID: 'rzp_test_killednode0001',
  RAZORPAY_KEY_SECRET: 'a-secret-of-this-test',
  RAZORPAY_WEBHOOK_SECRET: 'a-hook-of-this-test',
  RAZORPAY_API_URL: `http://127.0.0.1:${(provider.address() as { port: number }).port}`,
}

/** An order that is to be checked now; answers the path at which the provider is asked for it. */
async function dueOrder(letter: string): Promise<string> {
  const providerOrderId = `order_${letter.repeat(14)}`
  const { id } = await db.paymentOrder.create({
    data: {
      kind: 'booking',
      purchaseId: letter.charCodeAt(0),
      amount: 100,
      platformFee: 20,
      mentorEarning: 80,
      receipt: `killed-${letter}`,
      providerOrderId,
      nextCheckAt: new Date(),
    },
  })
  await db.$executeRaw`SELECT graphile_worker.add_job('checkOrder', ${JSON.stringify({ orderId: id })}::json,
    queue_name := 'provider', job_key := ${`order:${id}`})`
  return `/v1/orders/${providerOrderId}/payments`
}

test('a killed process leaves its queue to the next one within half a minute, a living one keeps it', async () => {
  const one = startProcess(url, env)
  await one.ready
  const first = await dueOrder('A')
  await expect.poll(() => asked, { timeout: 10_000 }).toContain(first)
  const look = createWatch(watching)
  for (let looks = 0; looks < 4; looks += 1) expect(await look()).toEqual({ dead: [], lost: [] })
  one.child.kill('SIGKILL')
  await one.exit
  // Once missed is not gone: its connections may have broken a moment ago.
  expect(await look()).toEqual({ dead: [], lost: [] })
  isHanging = false
  await startProcess(url, env).ready
  const second = await dueOrder('B')
  await expect.poll(() => asked, { timeout: 30_000, interval: 100 }).toContain(second)
}, 120_000)
