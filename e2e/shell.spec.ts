/** What stands around every page: navigation, slide-out menu, footer, toasts, tooltips. */
import { expect, test } from './fixtures.ts'
import { enterNew } from './backstage.ts'
import { expectRoomForLargeText } from './largeText.ts'
import { expectAccessible, expectNoSideScroll, loaded } from './screenChecks.ts'

test.describe('on wide screens', () => {
  test('the bar stays in view and marks where one is', async ({ page }) => {
    await page.goto('/mentor/1')
    await loaded(page)
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    await expect(marked).toHaveText(['Find Mentors'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 })
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(marked).toHaveText(['Home'])
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page
      .getByRole('button', { name: 'Pause the carousel' })
      .or(page.getByRole('button', { name: 'Start the carousel' }))
      .hover()
    await expect(page.getByRole('tooltip')).toHaveText(/the carousel/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  test('each link of the footer leads somewhere, those off the site say so', async ({ page, request }) => {
    await page.goto('/auth')
    await loaded(page)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(
      'Services are limited to users in India. If you are in the EU/EEA, please do not proceed.',
    )
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Plumbline`)
    await expect(footer.getByRole('link', { name: 'support@plumbline.example' })).toHaveAttribute('href', /^mailto:/)
    const links = await footer.getByRole('link').evaluateAll((found) =>
      found.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
        text: link.textContent,
      })),
    )
    const offSite = links.filter(({ href }) => /^https?:/.test(href))
    expect(offSite.map(({ text }) => text)).toEqual(
      ['LinkedIn', 'YouTube', 'Blog'].map((name) => `${name} (opens in a new tab)`),
    )
    expect(offSite.every(({ target, rel }) => target === '_blank' && rel === 'noopener noreferrer')).toBe(true)
    const own = links.map(({ href }) => href).filter((href) => href.startsWith('/'))
    expect(own).toHaveLength(10)
    for (const href of own) expect((await request.get(href)).status(), href).toBe(200)
  })

  test('a toast is reached by F8 and goes with a swipe to the right', async ({ page }) => {
    await page.goto('/forgot-password')
    await loaded(page)
    const region = page.getByRole('region', { name: 'Notifications (F8)' })
    await expect(region).toBeAttached()
    await page.getByLabel('Email').fill('nobody@test.example')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    const toast = region.getByRole('listitem')
    await expect(toast).toHaveCount(1)
    await expect(toast).toContainText('Reset Link Sent')
    await page.keyboard.press('F8')
    await expect(region.locator(':focus')).toHaveCount(1)
    const box = (await toast.boundingBox())!
    async function swipe(by: number): Promise<void> {
      await page.mouse.move(box.x + 60, box.y + 20)
      await page.mouse.down()
      for (let x = 0; x <= by; x += 10) await page.mouse.move(box.x + 60 + x, box.y + 20)
      await page.mouse.up()
    }
    await swipe(40)
    await expect(toast).toHaveCount(1)
    await swipe(60)
    await expect(toast).toHaveCount(0)
  })
})

test(
  'the menu of a phone keeps the focus, closes by Escape and by Back, and leads everywhere',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/mentors')
    await loaded(page)
    await page.goto('/auth')
    await loaded(page)
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.press('Enter')
    await expect(menu).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessible(page, 'open menu')
    const names = ['Home', 'Find Mentors', 'Community', 'Workshops', 'Shortlist', 'Become a Mentor', 'Login / Sign Up']
    await expect(menu.getByRole('link')).toHaveText(names)
    for (const link of await menu.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await menu.getByRole('link', { name: 'Become a Mentor' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Join as a Mentor' })).toBeVisible()
    await opener.press('Enter')
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
  },
)

test('signed in, the menu of a phone has the account too', { tag: '@phone-only' }, async ({ page, context }) => {
  await enterNew(context, 'Lakshmi Menon')
  await page.goto('/pricing')
  await loaded(page)
  const opener = page.getByRole('button', { name: 'Open user menu, Lakshmi Menon' })
  await expect(opener).toHaveCount(1)
  await opener.click()
  const account = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Account' })
  await expect(account).toContainText('Lakshmi Menon Mentee')
  await expect(account.getByRole('link')).toHaveText([
    'Mentee Dashboard',
    'Sessions',
    'Mentorship requests',
    'Payments',
    'Account and security',
  ])
  await account.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test.describe('code that does not load', () => {
  test.use({ allowed: { errors: [/ERR_FAILED/, /dynamically imported module/] } })

  test('takes nothing with it, and comes when it is wanted again', async ({ page, context }) => {
    await enterNew(context, 'Lakshmi Menon')
    const parts = /\/(menus|soon|account-later|notifications-dialogs)-[^/]+\.js/
    await page.route(parts, (route) => route.abort())
    await page.goto('/')
    await loaded(page)
    const arrow = page.getByRole('button', { name: 'Next mentors' })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/menus-'))
    await arrow.hover()
    await failed
    await expect(arrow).toBeVisible()
    await page.unroute(parts)
    await page.getByRole('button', { name: 'Previous mentors' }).hover()
    await expect(page.getByRole('tooltip')).toHaveText('Previous mentors')

    await page.route(parts, (route) => route.abort())
    await page.goto('/account')
    await loaded(page)
    const heading = page.getByRole('heading', { level: 1, name: 'Account and security' })
    const closing = page.getByRole('button', { name: 'Close my account' })
    const user = page.getByRole('button', { name: 'Open user menu, Lakshmi Menon' })
    for (const button of [user, closing]) {
      await button.click()
      await expect(button).not.toHaveAttribute('aria-busy')
    }
    await expect(heading).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.unroute(parts)
    await closing.click()
    await expect(page.getByRole('dialog', { name: 'Close your account?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await user.click()
    await expect(page.getByRole('menu')).toContainText('Lakshmi Menon')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Download my data' }).focus()
    await page.route('**/graphql*', (route) => route.abort())
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('what opens closes, and opens again', async ({ page, context }) => {
    await enterNew(context)
    await page.goto('/account')
    await loaded(page)
    async function twice(button: RegExp | string, role: 'dialog' | 'menu'): Promise<void> {
      for (const _ of [1, 2]) {
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.getByRole(role)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    }
    await twice(/^Notifications/, 'dialog')
    await twice(/^Open user menu/, 'menu')
    await twice('Close my account', 'dialog')
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(toast).toHaveCount(1)
    const dismiss = toast.getByRole('button', { name: 'Dismiss' })
    await dismiss.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Dismiss')
    await dismiss.click()
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await twice(/^Open user menu/, 'dialog')
    await page.goto('/mentors')
    await loaded(page)
    await twice(/^Filters/, 'dialog')
  })
})

test('a long name has room with text at 200 %', async ({ page, context }) => {
  await enterNew(context, 'Venkatasubramanian Krishnamoorthy')
  for (const path of ['/notifications', '/account']) {
    await page.goto(path)
    await loaded(page)
    await expectRoomForLargeText(page)
  }
})
