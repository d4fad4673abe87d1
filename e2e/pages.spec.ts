/** The pages of text: what they say to people, to search engines and to readers of social cards, and where they lead. */
import { expect, test } from './fixtures.ts'
import { loaded, NARROW } from './screenChecks.ts'

const PUBLIC = [
  '/',
  '/mentors',
  '/mentor/1',
  '/workshops',
  '/workshop-registration/1',
  '/mentor-signup',
  '/mentee-signup',
  '/pricing',
  '/contact-us',
  '/terms-of-service',
  '/privacy-policy',
  '/cancellation-refund-policy',
]

test('the sitemap is XML and each of its addresses answers; the card is a picture', async ({ page, request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    if (document.querySelector('parsererror')) throw new Error(document.documentElement.outerHTML)
    return [...document.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent ?? '')
  }, xml)
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(expect.arrayContaining(PUBLIC))
  // Of a hundred mentors and workshops one page each is asked for, besides all the others.
  const kinds = new Map(addresses.map((address) => [new URL(address).pathname.replace(/\d+$/, ''), address]))
  for (const address of kinds.values()) expect((await request.get(address)).status(), address).toBe(200)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const card = await request.get('/social-card.png')
  expect(card.headers()['content-type']).toBe('image/png')
  const png = await card.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('every own link of the pages of text leads to a page', async ({ page, request }) => {
  const found = new Set<string>()
  await page.goto('/coming-soon')
  for (const path of [...PUBLIC.slice(7), '/coming-soon']) {
    // What is served is what stands there when the page is alive.
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await (await request.get(path)).text()) ?? []
    const links = [...main.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, link = '']) => link)
    for (const link of links) found.add(link)
  }
  expect([...found]).toEqual(expect.arrayContaining(['/mentors', '/contact-us', '/privacy-policy#retention']))
  for (const path of found) expect((await request.get(path)).status(), path).toBe(200)

  for (const name of ['Unlimited chat', '3 live sessions of 45 min', '1-month access'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Explore Starter Sessions' }).click()
  await expect(page).toHaveURL('/mentors')
})

test('pricing leads to the mentors and answers by keyboard', async ({ page }) => {
  await page.goto('/pricing')
  const question = page.locator('summary', { hasText: 'Can I cancel' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Full refund if you cancel at least 48 hours before the session/)).toBeVisible()
  await page.getByRole('article', { name: 'Workshops' }).getByRole('link', { name: 'View Workshops' }).click()
  await expect(page).toHaveURL('/mentors')
  await page.goBack()
  await page.getByRole('link', { name: 'Browse Mentors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Mentors' })).toBeVisible()
  await expect(page).toHaveTitle('Find Mentors - Plumbline')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/mentors$/)
})

test('a policy is reached by its contents and by its address, and leads home', async ({ page }) => {
  await page.goto('/privacy-policy#rights')
  await expect(page.locator('#rights')).toBeInViewport()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: /Grievance Officer/ }).click()
  await expect(page.locator('#grievance')).toBeFocused()
  await expect(page.locator('#grievance')).toBeInViewport()
  await expect(page).toHaveURL('/privacy-policy#grievance')
  // A phone has its contents behind a title.
  await page.setViewportSize(NARROW)
  await contents.locator('summary').click()
  await contents.getByRole('link', { name: /rights/i }).click()
  await expect(page.locator('#rights')).toBeFocused()
  await expect(page.locator('#rights')).toBeInViewport()
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).last().click()
  await expect(page).toHaveURL('/')
})

test.describe('what is not there', () => {
  // Chromium logs the status of the document itself.
  test.use({ allowed: { errors: [/status of 404/] } })

  test('unknown mentors are 404 and say so', async ({ page, request }) => {
    expect((await request.get('/mentor/nobody')).status()).toBe(404)
    for (const [path, text] of [
      ['/mentor/999999', "The mentor you're looking for doesn't exist or has been removed."],
      ['/booking/999999', "The mentor you're trying to book is not available."],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Mentor not found' })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('main').locator('a[href="/mentors"]')).toBeVisible()
    }
  })
})

test('on paper only the text of a policy remains', async ({ page }) => {
  await page.goto('/terms-of-service')
  await loaded(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible()
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(16, 35, 63)')
})
