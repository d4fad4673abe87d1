/** A payment provider of the tests' own: the sandbox in this process, outliving the product that is killed. */
import { startEmbedded } from '../api/database/embedded.ts'
import { newDataDir, removeDataDir } from '../api/database/dataDir.ts'
import { KEYS, testProvider } from '../api/testing/provider.ts'

/** Starts it; webhooks go to `webhookUrl()`, and wait while that is null. */
export async function startProvider(webhookUrl: () => string | null = () => null) {
  const dataDir = newDataDir()
  const database = await startEmbedded(dataDir, { durable: false })
  const provider = testProvider(database.url, { webhookUrl })
  const url = await provider.url()
  return {
    ...provider,
    /** The script that opens the payment window. */
    checkoutUrl: `${url}/checkout.js`,
    /** What a product needs to take this for the real provider. */
    env: {
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: `${url}/checkout.js`,
    },
    async close() {
      await provider.close()
      await database.stop()
      removeDataDir(dataDir)
    },
  }
}
