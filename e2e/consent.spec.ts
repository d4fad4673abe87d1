/** Where a visitor is, what they are asked, and what trackers hear of them. */
import { says, startLookUp, type LookUpStandIn } from '../api/testing/lookUps.ts'
import { takeMentor } from './backstage.ts'
import {
  acceptTerms,
  checkout,
  continueTo,
  expectConfirmed,
  expectSessionPage,
  offered,
  payButton,
  writeAgenda,
} from './bookingScreens.ts'
import { expect, test as base } from './fixtures.ts'
import { expectNoSideScroll, expectWellMade, layoutShift, loaded } from './screenChecks.ts'
import { startServer, type Server } from './server.ts'
import { analyticsEvents, pixelEvents, playTrackers } from './trackerStandIns.ts'

const GERMANY = { 'x-forwarded-for': '203.0.113.7' }
const INDIA = { 'x-forwarded-for': '203.0.113.8' }
const COUNTRIES: Record<string, string> = { '203.0.113.7': 'DE', '203.0.113.8': 'IN' }

// A node beside the one for all, whose visitors' country depends on the address that a balancer names. A fixture of the
// worker would cost a worker, with its browser, of this file's own.
let lookUp: LookUpStandIn
let server: Server | undefined
const test = base.extend({ baseURL: async ({}, use) => await use(server?.url) })
test.beforeAll(async () => {
  lookUp = await startLookUp((response, ip) => says({ country_code: COUNTRIES[ip] })(response, ip))
  server = await startServer('', {
    DATABASE_URL: process.env['E2E_DATABASE_URL']!,
    GEOLOCATION_URLS: lookUp.template,
    TRUST_PROXY: '127.0.0.1',
    META_PIXEL_ID: '1234567890',
    GA_MEASUREMENT_ID: 'G-STANDIN',
  })
})
test.afterAll(async () => {
  await server?.stop()
  await lookUp.close()
})
// One after the other, so that one such node is enough.
test.describe.configure({ mode: 'default' })

test.describe('from the EU/EEA', () => {
  test.use({ extraHTTPHeaders: GERMANY })

  test('nothing is loaded before the choice; the cross rejects, and the notice stays', async ({ page, context }) => {
    const told = await playTrackers(context)
    await page.goto('/auth')
    const dialog = page.getByRole('dialog', { name: 'Your choice about cookies' })
    await expect(dialog).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectWellMade(page, 'cookie dialog')
    expect(told.requests).toEqual([])
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user-geolocation') ?? 'null') as object)
    expect(kept).toEqual({ isEUUser: true, country: 'DE', timestamp: expect.any(Number) })
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull()

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected')
    const notice = page.getByRole('complementary', { name: 'Service area' })
    await expect(notice).toContainText('Services are limited to users in India.')
    await expectNoSideScroll(page)

    const asked = lookUp.asked.length
    await page.reload()
    await expect(notice).toBeVisible()
    await loaded(page)
    expect(await layoutShift(page)).toBeLessThan(0.05)
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    // Known from before: neither the visitor nor the service is asked again, and nothing has been loaded.
    expect(lookUp.asked.length).toBe(asked)
    expect(told.requests).toEqual([])
  })

  test('the choice can be changed at the foot of each page', async ({ page, context }) => {
    const told = await playTrackers(context)
    await page.goto('/auth')
    const dialog = page.getByRole('dialog', { name: 'Your choice about cookies' })
    await dialog.getByRole('button', { name: 'Reject All' }).click()
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    expect(told.requests).toEqual([])
    await dialog.getByRole('button', { name: 'Accept All' }).click()
    await expect.poll(() => pixelEvents(told).map(([name]) => name)).toEqual(['PageView'])
    await expect.poll(() => analyticsEvents(told).map(([name]) => name)).toEqual(['page_view'])
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted')

    await page.reload()
    await expect.poll(() => pixelEvents(told)).toHaveLength(2)
    await expect(dialog).toBeHidden()
    await page.evaluate(() => (document.cookie = '_fbp=fb.1.2.3; path=/'))
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await dialog.getByRole('button', { name: 'Reject All' }).click()
    await expect.poll(() => told.pixel.at(-1)?.call).toEqual(['consent', 'revoke'])
    expect(await page.evaluate(() => document.cookie)).not.toContain('_fbp')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find Mentors' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Find Mentors' })).toBeVisible()
    expect(pixelEvents(told)).toHaveLength(2)
    expect(analyticsEvents(told)).toHaveLength(2)
  })

  test('the dialog keeps the keyboard inside, and does not stand before the policy that it names', async ({
    page,
    context,
  }) => {
    await playTrackers(context)
    await page.goto('/auth')
    const dialog = page.getByRole('dialog', { name: 'Your choice about cookies' })
    await expect(dialog).toBeVisible()
    for (const name of ['Close', 'Privacy Policy', 'Reject All', 'Accept All', 'Close', 'Privacy Policy']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole(name === 'Privacy Policy' ? 'link' : 'button', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/privacy-policy$/)
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected')
  })
})

test.describe('from India', () => {
  test.use({ extraHTTPHeaders: INDIA })

  test('from search to purchase: each event once, and nothing about the person', async ({ page, context, baseURL }) => {
    const told = await playTrackers(context)
    const { id: mentorId } = await takeMentor()
    const pixel = () => pixelEvents(told).map(([name]) => name)
    const pages = () =>
      analyticsEvents(told)
        .filter(([name]) => name === 'page_view')
        .map(([, , address]) => address.replace(baseURL!, ''))
    await page.goto('/mentors?search=design')
    await expect.poll(() => pixel().toSorted()).toEqual(['PageView', 'Search'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)

    await page.goto(`/mentor/${mentorId}`)
    await expect.poll(() => pixel().slice(2).toSorted()).toEqual(['PageView', 'ViewContent'])
    await page
      .getByRole('link', { name: /^Choose/ })
      .filter({ visible: true })
      .first()
      .click()
    await offered(page).first().click()
    await continueTo(page)
    await writeAgenda(page)
    await continueTo(page)
    await page.getByLabel('Full name').fill('Meenakshi Rao')
    await page.getByLabel('Email').fill(`meenakshi.${Date.now()}@test.example`)
    await page.getByRole('textbox', { name: 'Password' }).fill('Strong@pass1')
    await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/meenakshi')
    await page.getByLabel('Current level').selectOption('Final Year Student')
    await page.getByRole('button', { name: 'Register' }).click()
    await acceptTerms(page)
    await payButton(page).click()
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
    await expectConfirmed(page)
    await expect.poll(pixel).toContain('Purchase')
    await page.reload()
    await expectSessionPage(page)

    const mentor = { content_type: 'product', content_ids: [`mentor-${mentorId}`], currency: 'INR' }
    const value = expect.any(Number)
    const session = { ...mentor, value, content_category: 'starter' }
    expect(pixelEvents(told).filter(([name]) => name !== 'PageView')).toEqual([
      ['Search', { search_string: 'design', currency: 'INR' }],
      ['ViewContent', { ...mentor, value }],
      ['Lead', { content_category: 'mentee_signup', currency: 'INR' }],
      ['CompleteRegistration', { content_category: 'mentee_signup', status: true, currency: 'INR' }],
      ['InitiateCheckout', { ...session, num_items: 1 }],
      ['Purchase', { ...session, order_id: expect.stringMatching(/^order_/) }],
    ])
    const orderId = pixelEvents(told).find(([name]) => name === 'Purchase')?.[1]['order_id']
    const events = analyticsEvents(told)
    expect(events.filter(([name]) => name !== 'page_view').map(([name, data]) => [name, data])).toEqual([
      ['sign_up_start', { method: 'email', user_type: 'mentee' }],
      ['sign_up', { method: 'email', user_type: 'mentee' }],
      [
        'purchase',
        {
          transaction_id: orderId,
          value,
          currency: 'INR',
          mentor_id: mentorId,
          package_type: 'starter',
          session_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          items: [{ item_id: `mentor-${mentorId}`, item_name: 'starter', price: value, quantity: 1 }],
        },
      ],
    ])
    await expect
      .poll(pages)
      .toEqual([
        '/mentors',
        `/mentor/${mentorId}`,
        `/booking/${mentorId}`,
        '/mentee-signup',
        '/auth',
        `/booking/${mentorId}`,
        `/booking/${mentorId}`,
      ])
    expect(JSON.stringify([told.pixel, told.analytics])).not.toMatch(/meenakshi|returnTo/i)
  })

  test('a link with a token is told to nobody', async ({ page, context }) => {
    const told = await playTrackers(context)
    await page.goto('/reset-password?token=secret-0123456789')
    await expect.poll(() => analyticsEvents(told).map(([name]) => name)).toEqual(['page_view'])
    await page.getByRole('banner').getByRole('link', { name: 'Find Mentors' }).click()
    // The first page counts for the pixel only when its script comes after the token has left the address.
    await expect.poll(() => analyticsEvents(told)).toHaveLength(2)
    await expect.poll(() => pixelEvents(told).length).toBeGreaterThan(0)
    expect(JSON.stringify([told.pixel, told.analytics, told.requests])).not.toContain('secret')
  })
})

base('without ids nothing is loaded, whoever visits', async ({ page, context }) => {
  const told = await playTrackers(context)
  const { headers } = await fetch(process.env['E2E_URL']!)
  expect(headers.get('content-security-policy')).not.toMatch(/facebook|google/)
  await page.goto(process.env['E2E_URL']!)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user-geolocation')))
    .toContain('"isEUUser":false,"country":"IN"')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find Mentors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Mentors' })).toBeVisible()
  expect(told.requests).toEqual([])
})
