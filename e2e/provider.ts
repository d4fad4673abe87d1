/** A payment provider of the tests' own: the sandbox in this process, outliving the product that is killed. */
import { startEmbedded } from '../api/database/embedded.ts'
import { startTestSandbox, keys } from '../api/payments/sandbox/testSandbox.ts'
import { newDataDir, removeDataDir } from '../api/database/dataDir.ts'

/** Starts it; webhooks go to `webhookUrl()`, and wait while that is null. */
export async function startProvider(webhookUrl: () => string | null) {
  const dataDir = newDataDir()
  const database = await startEmbedded(dataDir, { durable: false })
  const sandbox = await startTestSandbox(database.url, webhookUrl)
  return {
    sandbox,
    /** What a product needs to take this for the real provider. */
    env: {
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      RAZORPAY_API_URL: sandbox.url,
      RAZORPAY_CHECKOUT_URL: `${sandbox.url}/checkout.js`,
    },
    async close() {
      await sandbox.close()
      await database.stop()
      removeDataDir(dataDir)
    },
  }
}
