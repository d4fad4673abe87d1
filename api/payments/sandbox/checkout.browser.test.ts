/** The checkout window in a real Chromium, opened from a page with a policy as strict as the product's. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { keys, orderInput, startTestSandbox } from './testSandbox.ts'

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path))
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

describe.skipIf(!executablePath)('checkout window', () => {
  let browser: Browser
  let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
  let shopUrl = ''
  const complaints: string[] = []
  const shop = createServer((request, response) => {
    if (request.url === '/shop.js') response.setHeader('content-type', 'text/javascript').end(shopScript)
    else {
      const { origin } = new URL(sandbox.url)
      const policy = `default-src 'none'; script-src 'self' ${origin}; frame-src ${origin}; style-src 'self'`
      response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html').end(html)
    }
  })

  beforeAll(async () => {
    const { url } = await testDatabase()
    sandbox = await startTestSandbox(url, () => null)
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}/`
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: executablePath ?? '', args })
  })
  afterAll(async () => {
    await browser.close()
    shop.closeAllConnections()
    shop.close()
    await sandbox.close()
  })

  async function openShop(options: object = {}) {
    const context = await browser.newContext({ viewport: { width: 360, height: 720 } })
    const page = await context.newPage()
    page.setDefaultTimeout(5000)
    complaints.length = 0
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    page.on('pageerror', (error) => void complaints.push(String(error)))
    await page.goto(shopUrl)
    await page.addScriptTag({ url: sandbox.checkoutUrl })
    const { id } = await sandbox.gateway.createOrder(orderInput())
    const shown = {
      name: 'Plumbline',
      description: '45 minutes with Asha',
      prefill: { name: 'Ravi', email: 'ravi@example.test' },
      theme: { color: '#E11D2E' },
    }
    await page.getByRole('button', { name: 'Book' }).focus()
    await page.evaluate((given) => (window as unknown as Shop).begin(given), {
      key: keys.keyId,
      order_id: id,
      ...shown,
      ...options,
    })
    const frame = page.frameLocator('iframe')
    await frame.getByText('Plumbline').waitFor()
    return {
      page,
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

  it('shows what is paid and to whom, in test mode, and is accessible', async () => {
    const { page, frame, orderId } = await openShop()
    for (const text of ['TEST MODE', '₹300.00', '45 minutes with Asha', 'ravi@example.test', orderId]) {
      expect([text, await frame.getByText(text).isVisible()]).toEqual([text, true])
    }
    const header = frame.locator('header')
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(225, 29, 46)')
    const { violations } = await new AxeBuilder({ page: page as never }).analyze()
    expect(
      violations.filter(({ id }) => !['region', 'landmark-one-main', 'page-has-heading-one'].includes(id)),
    ).toEqual([])
    expect(await frame.locator('html').evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('stays open after a failure, then pays: the window is gone when the handler runs', async () => {
    const { page, frame, press, orderId } = await openShop()
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
    expect(sandbox.gateway.isCheckoutSignatureValid(pair)).toBe(true)
    expect(
      await page.getByRole('button', { name: 'Book' }).evaluate((button) => button === document.activeElement),
    ).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('is dismissed by Close and by Escape, unless told otherwise', async () => {
    const closed = await openShop()
    await closed.press('Close')
    expect(await heard(closed.page, 1)).toEqual([{ dismissed: true }])
    expect(await closed.page.locator('iframe').count()).toBe(0)
    await closed.page.context().close()

    const escaped = await openShop()
    await escaped.page.keyboard.press('Escape')
    expect(await heard(escaped.page, 1)).toEqual([{ dismissed: true }])
    await escaped.page.context().close()

    const kept = await openShop({ modal: { escape: false, confirm_close: true } })
    await kept.page.keyboard.press('Escape')
    await kept.press('Close')
    await kept.press('No, go back')
    await kept.press('Close')
    await kept.press('Yes, cancel')
    expect(await heard(kept.page, 1)).toEqual([{ dismissed: true }])
    await kept.page.context().close()
  })

  it('keeps the focus inside', async () => {
    const { page, frame } = await openShop()
    const focused = () => frame.locator('body').evaluate(() => document.activeElement?.textContent)
    const seen: (string | null | undefined)[] = [await focused()]
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      seen.push(await focused())
    }
    expect(seen).toEqual(['Pay', 'Fail', 'Close', 'Pay', 'Close'])
    await page.context().close()
  })

  it('declines a second payment of a paid order, and shows an unknown order as such', async () => {
    const { page, frame, press, orderId } = await openShop()
    await sandbox.pay(orderId)
    await press('Pay')
    await frame.getByText('declined as the order is already paid').waitFor()
    expect((await heard(page, 1))[0]?.failed?.error['description']).toMatch(/already paid/)
    await page.context().close()

    const wrong = await openShop({ key: 'rzp_test_other' })
    expect(await wrong.frame.getByRole('alert').textContent()).toBe('The id provided does not exist')
    await wrong.press('Close')
    expect(await heard(wrong.page, 1)).toEqual([{ dismissed: true }])
    await wrong.page.context().close()
  })
})
