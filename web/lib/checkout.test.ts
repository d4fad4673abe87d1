// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  checkoutTheme,
  CheckoutUnavailableError,
  loadCheckout,
  openCheckout,
  type CheckoutOptions,
} from './checkout.ts'

interface GivenOptions {
  key: string
  handler: (paid: object) => void
  modal: { ondismiss: () => void }
}

let scripts: HTMLScriptElement[] = []
let opened: FakeCheckout[] = []
let tests = 0
const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'abc' }

class FakeCheckout {
  isOpen = false
  readonly options: GivenOptions
  failed: (response: object) => void = () => {}

  constructor(options: GivenOptions) {
    this.options = options
    opened.push(this)
  }

  open() {
    this.isOpen = true
  }

  close() {
    this.isOpen = false
    this.options.modal.ondismiss()
  }

  on(event: string, callback: (response: object) => void) {
    if (event === 'payment.failed') this.failed = callback
  }
}

beforeEach(() => {
  scripts = []
  opened = []
  tests += 1
  vi.stubGlobal('Razorpay', FakeCheckout)
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const scriptUrl = () => `https://checkout.test/${tests}.js`
const callbacks = () => ({
  onPaid: vi.fn<CheckoutOptions['onPaid']>(),
  onFailed: vi.fn<CheckoutOptions['onFailed']>(),
  onDismiss: vi.fn<CheckoutOptions['onDismiss']>(),
})

async function open(told: ReturnType<typeof callbacks> & Pick<CheckoutOptions, 'signal'>) {
  const opening = openCheckout({
    scriptUrl: scriptUrl(),
    keyId: 'rzp_test_1',
    orderId: 'order_1',
    amount: 30000,
    currency: 'INR',
    name: 'Plumbline',
    description: '45 minutes with Asha',
    prefill: { name: 'Ravi', email: 'ravi@example.test' },
    themeColor: checkoutTheme.booking,
    ...told,
  })
  scripts.at(-1)?.dispatchEvent(new Event('load'))
  await opening
  const checkout = opened.at(-1)
  if (!checkout) throw new Error('Nothing was opened')
  return { checkout }
}

it('opens the window with the order, the red theme and the prefill', async () => {
  const { checkout } = await open(callbacks())
  expect(checkout.isOpen).toBe(true)
  expect(scripts[0]?.src).toBe(scriptUrl())
  expect(checkout.options).toMatchObject({
    key: 'rzp_test_1',
    order_id: 'order_1',
    amount: 30000,
    currency: 'INR',
    name: 'Plumbline',
    description: '45 minutes with Asha',
    prefill: { name: 'Ravi', email: 'ravi@example.test' },
    theme: { color: '#E11D2E' },
  })
})

it('loads the script once', async () => {
  await open(callbacks())
  await open(callbacks())
  expect(scripts).toHaveLength(1)
  expect(opened).toHaveLength(2)
})

it('tells of a failed try, then of the payment, then of nothing more', async () => {
  const told = callbacks()
  const { checkout } = await open(told)
  const error = { code: 'BAD_REQUEST_ERROR', description: 'Declined' }
  checkout.failed({ error })
  expect(told.onFailed).toHaveBeenCalledExactlyOnceWith(error)
  expect(told.onDismiss).not.toHaveBeenCalled()
  checkout.options.handler(paid)
  checkout.options.handler(paid)
  checkout.options.modal.ondismiss()
  expect(told.onPaid).toHaveBeenCalledExactlyOnceWith(paid)
  expect(told.onDismiss).not.toHaveBeenCalled()
})

it('tells of a dismissal once', async () => {
  const told = callbacks()
  const { checkout } = await open(told)
  checkout.options.modal.ondismiss()
  checkout.options.modal.ondismiss()
  expect(told.onDismiss).toHaveBeenCalledOnce()
})

it('closes when the page that asked for it goes, and tells nobody', async () => {
  const told = callbacks()
  const leaving = new AbortController()
  const { checkout } = await open({ ...told, signal: leaving.signal })
  leaving.abort()
  expect(checkout.isOpen).toBe(false)
  expect(told.onDismiss).not.toHaveBeenCalled()
})

it('does not open over another page: whoever left while it was loading sees nothing of it', async () => {
  const leaving = new AbortController()
  const opening = open({ ...callbacks(), signal: leaving.signal })
  leaving.abort()
  await expect(opening).rejects.toThrow('Nothing was opened')
  expect(opened).toEqual([])
})

it('reports a script that cannot be loaded, and tries again the next time', async () => {
  const failing = loadCheckout(scriptUrl())
  scripts[0]?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toBeInstanceOf(CheckoutUnavailableError)
  const { checkout } = await open(callbacks())
  expect(scripts).toHaveLength(2)
  expect(checkout.isOpen).toBe(true)
})

it('reports a script that never answers or defines nothing', async () => {
  vi.useFakeTimers()
  const hanging = loadCheckout(scriptUrl()).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await hanging).toBeInstanceOf(CheckoutUnavailableError)
  vi.stubGlobal('Razorpay', undefined)
  const empty = loadCheckout(scriptUrl())
  scripts[1]?.dispatchEvent(new Event('load'))
  await expect(empty).rejects.toBeInstanceOf(CheckoutUnavailableError)
})
