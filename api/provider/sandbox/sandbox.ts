/**
 * The payment sandbox: stands in for the provider over real HTTP when no keys are set, never in production.
 * It answers the documented subset of Orders, Payments and Refunds under /v1, sends webhooks, and serves a
 * checkout script with the provider's contract. Its state is in PostgreSQL, so a killed process loses nothing.
 * Amounts are paise.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPool } from '../../database/pool.ts'
import { answerApi } from './api.ts'
import { answerCheckout, type AppOrigins } from './checkout.ts'
import { answerControl } from './control.ts'
import { startDeliveries } from './webhooks.ts'
import { unixNow } from './entities.ts'
import { answerJson, invalid, Refusal } from './exchange.ts'
import { type Merchant, createTables } from './merchant.ts'
import { settleRefund } from './refunds.ts'

interface SandboxOptions {
  databaseUrl: string
  /** Must start with rzp_test_. */
  keyId: string
  keySecret: string
  /** Signs webhooks; of a comma-separated list the first does. */
  webhookSecret: string
  /** A function while the receiver's port isn't known yet: it answers null until then. */
  webhookUrl: string | (() => string | null)
  /** Who may frame the checkout; a function as above. */
  appOrigins: AppOrigins | (() => AppOrigins)
  /** True refuses the start. */
  isProduction: boolean
  /** Loopback port; a free one without it. */
  port?: number
  /** What time it is for its entities; the process's clock without it. */
  now?: () => Date
  /** After how many milliseconds a pending refund is processed; without it refunds wait for control. */
  refundsSettleAfterMs?: number
}

export interface RunningSandbox {
  /** Base URL for the gateway. */
  url: string
  /** The checkout script; its origin belongs into script-src and frame-src. */
  checkoutUrl: string
  /** Ends the server and the deliveries; undelivered webhooks go out after the next start. */
  close(): Promise<void>
}

async function route(merchant: Merchant, request: IncomingMessage, response: ServerResponse, origins: AppOrigins) {
  const address = request.url ?? '/'
  if (!URL.canParse(address, 'http://sandbox')) throw new Refusal('The requested URL was not found on the server.')
  const url = new URL(address, 'http://sandbox')
  if (url.pathname.startsWith('/v1/')) await answerApi(merchant, request, response, url)
  else if (url.pathname.startsWith('/sandbox/')) await answerControl(merchant, request, response, url.pathname)
  else await answerCheckout(merchant, request, response, url, origins)
}

/** PostgreSQL keeps neither NUL nor half a character: its class of errors about data. */
function isBadText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22')
}

function answerError(response: ServerResponse, error: unknown) {
  if (response.headersSent || response.destroyed) response.destroy()
  else if (error instanceof Refusal) answerJson(response, error.status, { error: error.error })
  else if (isBadText(error)) answerError(response, invalid('The input has characters that are not allowed.', 'body'))
  else answerJson(response, 500, { error: { code: 'SERVER_ERROR', description: 'The sandbox has failed' } })
}

/** Creates its tables, listens on 127.0.0.1 and resumes the webhooks that an earlier process left. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  if (options.isProduction || !options.keyId.startsWith('rzp_test_')) {
    throw new Error('The payment sandbox cannot run in production or with live keys')
  }
  const { webhookUrl: receiver, appOrigins: origins } = options
  const webhookUrl = typeof receiver === 'function' ? receiver : () => receiver
  const appOrigins = typeof origins === 'function' ? origins : () => origins
  const pool = createPool(options.databaseUrl, 5)
  // Without a listener a lost idle connection would end the process.
  pool.on('error', () => {})
  await createTables(pool)
  const deliveries = await startDeliveries(pool, webhookUrl)
  const merchant: Merchant = {
    pool,
    keyId: options.keyId,
    keySecret: options.keySecret,
    webhookSecret: options.webhookSecret.split(',')[0]?.trim() ?? '',
    chaos: {},
    unixNow: () => unixNow(options.now?.()),
    deliver: deliveries.wake,
    settleLater: (refundId) => settling.later(refundId),
  }
  const settling = await startSettling(merchant, options.refundsSettleAfterMs ?? null)
  const server = createServer((request, response) => {
    route(merchant, request, response, appOrigins()).catch((error: unknown) => answerError(response, error))
  })
  async function close() {
    settling.stop()
    await deliveries.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await pool.end()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve)
    })
  } catch (error) {
    await close()
    throw error
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, checkoutUrl: `${url}/checkout.js`, close }
}

/** Takes up those that an earlier process left; without `afterMs` pending refunds wait for control. */
async function startSettling(merchant: Merchant, afterMs: number | null) {
  const timers = new Set<NodeJS.Timeout>()
  function later(refundId: string) {
    if (afterMs === null) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      // Another process, or control, may have been faster; what fails otherwise is taken up by the next start.
      settleRefund(merchant, refundId, 'processed').catch(() => {})
    }, afterMs)
    timers.add(timer)
  }
  const pending = `SELECT id FROM sandbox.refunds WHERE entity->>'status' = 'pending'`
  const { rows } = await merchant.pool.query<{ id: string }>(pending)
  for (const { id } of rows) later(id)
  return {
    later,
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
