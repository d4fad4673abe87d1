/** The payment provider's checkout in the browser; the sandbox's script has the same contract. */

/** Colour of the checkout's header and pay button. */
export const checkoutTheme = { booking: '#E11D2E', workshop: '#0F766E' } as const

/** What the provider returns for a payment; the server verifies it. */
export interface PaidCheckout {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** One failed attempt. The person may retry in the same window, so the checkout is not over. */
export interface FailedCheckout {
  code: string
  /** Shown to the person. */
  description: string
  reason?: string
  metadata?: { order_id?: string; payment_id?: string }
}

export interface CheckoutOptions {
  scriptUrl: string
  keyId: string
  /** The provider's order id. */
  orderId: string
  /** Paise; shown only, the order's amount is charged. */
  amount: number
  currency: string
  /** The merchant's name. */
  name: string
  description: string
  prefill: { name?: string; email?: string; contact?: string }
  themeColor: string
  /** Aborted when the page unmounts: nothing opens after that, and an open window closes without a callback. */
  signal?: AbortSignal | undefined
  /** Called at most once, after the window has closed. */
  onPaid: (paid: PaidCheckout) => void
  /** Called for each failed attempt; the window stays open. */
  onFailed: (failed: FailedCheckout) => void
  /** Called at most once, when the person closes the window without paying. */
  onDismiss: () => void
}

/** The script could not be loaded: offline, or blocked by an extension. The next call tries again. */
export class CheckoutUnavailableError extends Error {
  override readonly name = 'CheckoutUnavailableError'

  constructor() {
    super('The payment window could not be loaded. Check your connection and try again.')
  }
}

interface ProviderCheckout {
  open(): void
  close(): void
  on(event: 'payment.failed', callback: (response: { error: FailedCheckout }) => void): void
}

type ProviderScript = new (options: object) => ProviderCheckout

const loadWithinMs = 15_000
const loading = new Map<string, Promise<ProviderScript>>()

function addScript(url: string): Promise<ProviderScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new CheckoutUnavailableError())
    }
    const timer = setTimeout(fail, loadWithinMs)
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      const { Razorpay } = window as { Razorpay?: ProviderScript }
      if (Razorpay) resolve(Razorpay)
      else fail()
    })
    script.src = url
    document.head.append(script)
  })
}

/** Loads the script once; a failure is forgotten, so that the next call tries again. */
export async function loadCheckout(scriptUrl: string): Promise<void> {
  await load(scriptUrl)
}

function load(scriptUrl: string): Promise<ProviderScript> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const script = addScript(scriptUrl)
  loading.set(scriptUrl, script)
  script.catch(() => loading.delete(scriptUrl))
  return script
}

/** Opens the payment window. Throws CheckoutUnavailableError when its script can't be loaded. */
export async function openCheckout(options: CheckoutOptions): Promise<void> {
  const { signal } = options
  const Razorpay = await load(options.scriptUrl)
  if (signal?.aborted) return
  let isOver = false
  const end = (tell: () => void) => {
    if (isOver) return
    isOver = true
    tell()
  }
  const checkout = new Razorpay({
    key: options.keyId,
    order_id: options.orderId,
    amount: options.amount,
    currency: options.currency,
    name: options.name,
    description: options.description,
    prefill: options.prefill,
    theme: { color: options.themeColor },
    modal: { ondismiss: () => end(options.onDismiss) },
    handler: (paid: PaidCheckout) => end(() => options.onPaid(paid)),
  })
  checkout.on('payment.failed', ({ error }) => {
    if (!isOver) options.onFailed(error)
  })
  checkout.open()
  signal?.addEventListener('abort', () => end(() => checkout.close()))
}
