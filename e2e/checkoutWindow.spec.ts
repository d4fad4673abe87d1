/** The checkout window in a real Chromium, opened from a page with a policy as strict as the product's. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { KEYS, orderInput } from '../api/testing/provider.ts'
import { expect, test } from './fixtures.ts'
import { startProvider } from './provider.ts'

const html = '<!doctype html><html lang="en"><title>Shop</title><button>Book</button><script src="/shop.js"></script>'
/** Opens a checkout as told by the test; what it hears is kept in `window.heard`. */
const shopScript = `
  window.heard = []
  window.begin = (options) => {
    const checkout = new Razorpay({
      ...options,
      modal: { ...options.modal, ondismiss: () => heard.push({ dismissed: true }) },
      handler: (paid) => heard.push({ paid, frames: document.querySelectorAll('iframe').length }),
    })
    checkout.on('payment.failed', (failed) => heard.push({ failed }))
    checkout.open()
    window.checkout = checkout
  }
`

test.describe('the payment window of the sandbox', () => {
  // One provider for all of them.
  test.describe.configure({ mode: 'default' })
  test.use({ viewport: { width: 360, height: 720 } })
  let provider: Awaited<ReturnType<typeof startProvider>>
  let shopUrl = ''
  const shop = createServer((request, response) => {
    if (request.url === '/shop.js') response.setHeader('content-type', 'text/javascript').end(shopScript)
    else {
      const { origin } = new URL(provider.checkoutUrl)
      const policy = `default-src 'none'; script-src 'self' ${origin}; frame-src ${origin}; style-src 'self'`
      response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html').end(html)
    }
  })

  test.beforeAll(async () => {
    provider = await startProvider()
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}/`
  })
  test.afterAll(async () => {
    shop.closeAllConnections()
    shop.close()
    await provider.close()
  })

  async function openShop(page: Page, options: object = {}) {
    await page.goto(shopUrl, { waitUntil: 'load' })
    await page.addScriptTag({ url: provider.checkoutUrl })
    const { id } = await provider.gateway.createOrder(orderInput())
    const shown = {
      name: 'Plumbline',
      description: '45 minutes with Asha',
      prefill: { name: 'Ravi', email: 'ravi@example.test' },
      theme: { color: '#E11D2E' },
    }
    await page.getByRole('button', { name: 'Book' }).focus()
    await page.evaluate((given) => (window as unknown as Shop).begin(given), {
      key: KEYS.keyId,
      order_id: id,
      ...shown,
      ...options,
    })
    const frame = page.frameLocator('iframe')
    await frame.getByText('Plumbline').waitFor()
    return {
      frame,
      orderId: id,
      press: (name: string) => frame.getByRole('button', { name, exact: true }).click(),
    }
  }

  interface Shop {
    begin(options: object): void
    heard: {
      paid?: Record<string, string>
      frames?: number
      failed?: { error: Record<string, unknown> }
      dismissed?: true
    }[]
  }
  async function heard(page: Page, count: number) {
    await page.waitForFunction((wanted) => (window as unknown as Shop).heard.length >= wanted, count)
    return await page.evaluate(() => (window as unknown as Shop).heard)
  }

  test('shows what is paid and to whom, in test mode, and is accessible', async ({ page }) => {
    const { frame, orderId } = await openShop(page)
    for (const text of ['TEST MODE', '₹300.00', '45 minutes with Asha', 'ravi@example.test', orderId]) {
      expect([text, await frame.getByText(text).isVisible()]).toEqual([text, true])
    }
    const header = frame.locator('header')
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(225, 29, 46)')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.filter(({ id }) => !['region', 'landmark-one-main', 'page-has-heading-one'].includes(id)),
    ).toEqual([])
    expect(await frame.locator('html').evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true)
  })

  test('stays open after a failure, then pays: the window is gone when the handler runs', async ({ page }) => {
    const { frame, press, orderId } = await openShop(page)
    await press('Fail')
    await frame.getByRole('alert').waitFor()
    expect((await heard(page, 1))[0]?.failed?.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      source: 'bank',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: { order_id: orderId },
    })
    await press('Pay')
    const [, { paid, frames } = {}] = await heard(page, 2)
    expect(frames).toBe(0)
    const pair = {
      orderId,
      paymentId: paid?.['razorpay_payment_id'] ?? '',
      signature: paid?.['razorpay_signature'],
    }
    expect(provider.gateway.isCheckoutSignatureValid(pair)).toBe(true)
    expect(
      await page.getByRole('button', { name: 'Book' }).evaluate((button) => button === document.activeElement),
    ).toBe(true)
  })

  test('is dismissed by Close and by Escape, unless told otherwise', async ({ page }) => {
    const closed = await openShop(page)
    await closed.press('Close')
    expect(await heard(page, 1)).toEqual([{ dismissed: true }])
    expect(await page.locator('iframe').count()).toBe(0)

    await openShop(page)
    await page.keyboard.press('Escape')
    expect(await heard(page, 1)).toEqual([{ dismissed: true }])

    const kept = await openShop(page, { modal: { escape: false, confirm_close: true } })
    await page.keyboard.press('Escape')
    await kept.press('Close')
    await kept.press('No, go back')
    await kept.press('Close')
    await kept.press('Yes, cancel')
    expect(await heard(page, 1)).toEqual([{ dismissed: true }])
  })

  test('keeps the focus inside', async ({ page }) => {
    const { frame } = await openShop(page)
    const focused = () =>
      frame.locator('body').evaluate(() => {
        const { activeElement } = document
        return (
          activeElement?.closest('label')?.querySelector('span')?.firstChild?.textContent ?? activeElement?.textContent
        )
      })
    const seen: (string | null | undefined)[] = [await focused()]
    for (const key of ['Tab', 'Tab', 'Tab', 'ArrowDown', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      seen.push(await focused())
    }
    expect(seen).toEqual(['Pay', 'Fail', 'Close', 'UPI', 'Card', 'Pay', 'Card', 'Close'])
  })

  test.describe('without an answer', () => {
    test.use({ allowed: { errors: [/ERR_FAILED/] } })

    test('calls nothing failed, and lets one try again', async ({ page }) => {
      const { frame, press } = await openShop(page)
      await page.route('**/payments', (route) => route.abort(), { times: 1 })
      await press('Pay')
      await frame.getByText('No answer came, so it may have worked. It is safe to try again.').waitFor()
      await press('Pay')
      expect(await heard(page, 1)).toMatchObject([{ paid: {} }])
    })
  })

  test.describe('refused by the provider', () => {
    test.use({ allowed: { errors: [/status of 400/] } })

    test('declines a second payment of a paid order', async ({ page }) => {
      const { frame, press, orderId } = await openShop(page)
      await provider.pay(orderId)
      await press('Pay')
      await frame.getByText('declined as the order is already paid').waitFor()
      expect((await heard(page, 1))[0]?.failed?.error['description']).toMatch(/already paid/)
    })

    test('shows that the order is not of this account, and can be closed', async ({ page }) => {
      const wrong = await openShop(page, { key: 'rzp_test_other' })
      expect(await wrong.frame.getByRole('alert').textContent()).toBe('The id provided does not exist')
      await wrong.press('Close')
      expect(await heard(page, 1)).toEqual([{ dismissed: true }])
    })
  })
})
