/** A page that comes alive leaves alone what somebody is in the middle of. */
import { expect, test } from './fixtures.ts'
import { DEMO_MENTOR } from './member.ts'
import { loaded } from './screenChecks.ts'
import { isLive, withoutCode } from './withoutCode.ts'

test('a page that was scrolled before stays where it is', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/find-mentors', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => scrollTo(0, 900))
  // Every way of scrolling it from now on is somebody's own.
  await page.evaluate(() => {
    const places = Object.assign(window, { places: [] as number[] })
    addEventListener('scroll', () => places.places.push(scrollY))
  })
  await page.waitForFunction(() => scrollY === 900)
  come()
  await isLive(page.getByLabel('Sort'))
  expect(await page.evaluate(() => (window as unknown as { places: number[] }).places.filter((y) => y < 800))).toEqual(
    [],
  )
  // Its place is kept for who comes back to it.
  const before = await page.evaluate(() => scrollY)
  await page.locator('main a[href^="/mentor/"]').nth(4).click()
  await expect(page).toHaveURL(/mentor\/\d+/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(800)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

test('a member’s page keeps its place when it is reloaded; a link to it opens its top, or the part that the link names', async ({
  page,
  request,
}) => {
  const { email, password } = DEMO_MENTOR
  expect((await request.post('/api/auth/mentor/login', { data: { email, password } })).status()).toBe(200)
  await page.context().addCookies((await request.storageState()).cookies)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/mentor-dashboard')
  await loaded(page)
  await page.evaluate(() => scrollTo(0, 1200))
  await page.waitForFunction(() => scrollY === 1200)
  await page.reload()
  await loaded(page)
  // Its skeleton is shorter; parts that come above may still move it a little.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(1500)
  await page.goto('/mentor-dashboard')
  await loaded(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const [address, named] of [
    ['/mentor-dashboard?tab=workshops', page.getByRole('tab', { name: 'Workshops' })],
    ['/account#password', page.locator('#password')],
  ] as const) {
    await page.goto(address)
    await loaded(page)
    await expect(named).toBeInViewport()
  }
})

test('a page left before it was alive is where it was when somebody comes back', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/terms-of-service', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => scrollTo(0, 1200))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Pricing' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL('/pricing')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  come()
  await isLive(page.getByRole('link', { name: 'Pricing' }).first())
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

test('back from a page that was reloaded and is not alive yet leads back', async ({ page }) => {
  await page.goto('/pricing')
  await isLive(page.getByRole('heading', { level: 1 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  const come = await withoutCode(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: /^Clear prices/ })).toBeVisible()
  come()
  await isLive(page.getByRole('heading', { level: 1 }))
})

test('a word that is being composed stays one word', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/find-mentors', { waitUntil: 'domcontentloaded' })
  const search = page.getByRole('searchbox').filter({ visible: true }).first()
  await search.focus()
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('न')
  await compose('नम')
  come()
  await isLive(search)
  // What is kept is given back by now, where nothing is being composed.
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(resolve, 200, true)))
  await compose('नमस्')
  await session.send('Input.insertText', { text: 'नमस्ते' })
  await expect(search).toHaveValue('नमस्ते')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(`/find-mentors?search=${encodeURIComponent('नमस्ते')}`)
})

test('of two presses that open something the last one does', { tag: '@phone-only' }, async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/find-mentors', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /^Filters/ }).click()
  come()
  await expect(page.getByRole('dialog', { name: /Filter/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test.describe('a page that never comes alive', () => {
  test.use({ aliveMs: 1_000 })
  test('fails its test, by its address', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await expect(page.goto('/pricing')).rejects.toThrow(/\/pricing has not come alive/)
  })
})
