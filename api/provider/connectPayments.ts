/** The provider when there are keys, its built-in stand-in when there are none. */
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createPaymentGateway, type PaymentGateway } from './gateway.ts'
import { startSandbox } from './sandbox/sandbox.ts'

export interface Payments {
  gateway: PaymentGateway
  checkoutScriptUrl: string
  /** Base URL of the running sandbox; null with the real provider. */
  sandboxUrl: string | null
  close(): Promise<void>
}

interface Place {
  databaseUrl: string
  publicUrl: string
  /** Of this process, where the sandbox sends its webhooks. */
  port: number
  log: Log
}

/** The sandbox's keys are no secrets: it moves no money and is refused in production. They stay, so that a restart changes nothing. */
export const SANDBOX_KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
}
/** Browsers reach its checkout on our own port: the sandbox itself listens on loopback only. */
export const SANDBOX_PATH = '/sandbox'
/** Long enough to see that a refund is on its way, short enough to see it arrive. */
const REFUND_SETTLES_AFTER_MS = 5_000
const EVERYWHERE = new Set(['0.0.0.0', '::'])

export async function connectPayments(
  { razorpay, isProduction, host }: Config,
  { databaseUrl, publicUrl, port, log }: Place,
): Promise<Payments> {
  if (razorpay)
    return {
      gateway: createPaymentGateway({ ...razorpay, isSandbox: false, log }),
      checkoutScriptUrl: razorpay.checkoutUrl,
      sandboxUrl: null,
      close: async () => {},
    }
  const own = EVERYWHERE.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const sandbox = await startSandbox({
    ...SANDBOX_KEYS,
    databaseUrl,
    webhookUrl: `http://${own}:${port}/api/webhooks/razorpay`,
    appOrigins: [new URL(publicUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`],
    isProduction,
    refundsSettleAfterMs: REFUND_SETTLES_AFTER_MS,
  })
  return {
    gateway: createPaymentGateway({ ...SANDBOX_KEYS, apiUrl: sandbox.url, isSandbox: true, log }),
    checkoutScriptUrl: `${SANDBOX_PATH}/checkout.js`,
    sandboxUrl: sandbox.url,
    close: () => sandbox.close(),
  }
}
