/** The public pages without script: read, followed, searched and filtered by links and forms alone. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoSideScroll, expectWellMade, NARROW, WIDE } from './screenChecks.ts'

test.use({ javaScriptEnabled: false, allowed: { errors: [/status of 404/] } })

/** What a page says of script. Not by its text: for Playwright nothing stands in a `noscript`. */
const notice = (page: Page) => page.locator('noscript > p')
const shown = (page: Page) => page.getByRole('heading', { name: /^Showing \d+ (mentor|workshop)s?$/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Nothing stands there that does nothing, and nothing sticks out. */
async function expectPlain(page: Page): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1)
  await expect(
    page.locator('button[type="button"]:visible, form:not([action]):visible, [aria-busy]:visible'),
  ).toHaveCount(0)
  await expectNoSideScroll(page)
}

/** The same at both widths, for a page that is read alike at each. */
async function expectPlainEverywhere(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await expectPlain(page)
  }
}

/** The form with the filters: beside the list, or where a phone's link leads to. */
async function filters(page: Page, project: string) {
  if (project === 'phone') await page.locator('noscript > a', { hasText: 'Filters' }).click()
  const form = page.getByRole('form', { name: 'Filters' })
  await expect(form).toBeVisible()
  return form
}

test('a mentor is searched for, filtered, sorted, looked at and chosen', { tag: '@phone' }, async ({ page }, info) => {
  await page.goto('/')
  await expectPlain(page)
  // All of the carousel can be scrolled to.
  await expect(page.getByRole('listitem', { name: '8 of 8' })).toHaveCount(1)
  await page.getByRole('listitem', { name: '8 of 8' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('listitem', { name: '8 of 8' })).toBeInViewport()

  await page.getByLabel('Search mentors').fill('design')
  await page.getByRole('button', { name: 'Find mentors' }).click()
  await expect(page).toHaveURL('/mentors?search=design')
  await expectPlain(page)
  const all = await shown(page).textContent()

  const form = await filters(page, info.project.name)
  await expect(form.getByLabel('Search')).toHaveValue('design')
  await form.getByLabel('Main Branch').selectOption('Civil Engineering')
  await form.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(
    /\?search=design&mainBranch=Civil\+Engineering&subBranch=&available=&minPrice=&.*&sort=recommended$/,
  )
  await expect(shown(page)).not.toHaveText(all ?? '')
  await expectPlain(page)

  await page.getByLabel('Sort').selectOption('Lowest price')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/search=design&mainBranch=Civil\+Engineering&.*sort=lowest-price/)
  await page.getByRole('link', { name: 'Remove filter Civil Engineering' }).click()
  await expect(page).toHaveURL('/mentors?search=design&sort=lowest-price')
  await expect(shown(page)).toHaveText(all ?? '')

  const again = await filters(page, info.project.name)
  await again.getByText(/^Hindi( \(\d+\))?$/).click()
  await again.getByLabel('Open Slot').selectOption('week')
  await again.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/free=week&.*language=Hindi/)
  await expect(shown(page)).not.toHaveText(all ?? '')
  await expect(page.getByRole('link', { name: 'Remove filter Open slot in the next 7 days' })).toBeVisible()

  await page.getByRole('region', { name: 'Mentors' }).getByRole('link', { name: 'Clear Filters' }).click()
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('link', { name: /^Load \d+ more$/ }).click()
  await expect(page).toHaveURL('/mentors?sort=lowest-price&shown=24')
  await expect(cards(page)).toHaveCount(24)

  await cards(page).first().getByRole('link').click()
  await expectPlain(page)
  await page
    .getByRole('group', { name: 'Plan' })
    .getByRole('link', { name: /^Advanced/ })
    .click()
  await expect(page).toHaveURL(/\/mentor\/\d+\?package=advanced$/)
  const book = info.project.name === 'phone' ? 'Pick a start date' : 'Choose Advanced'
  await page.getByRole('link', { name: book }).click()
  await expect(page).toHaveURL(/\/booking\/\d+\?package=advanced$/)
  await expect(notice(page)).toContainText('Booking needs JavaScript.')
  await expectPlain(page)
})

test('every other public page is read and followed', async ({ page }) => {
  await page.goto('/workshops')
  await page.getByLabel('Branch').selectOption('Mechanical Engineering')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL('/workshops?branch=Mechanical+Engineering')
  await expect(shown(page)).toBeVisible()
  await expectPlainEverywhere(page)
  await page.getByRole('link', { name: 'Clear Filter' }).click()
  await expect(page).toHaveURL('/workshops')
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/workshop-registration\/\d+$/)
  await expectPlainEverywhere(page)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click()
  await expect(notice(page)).toContainText('Becoming a member needs JavaScript.')
  await expect(notice(page).locator('a')).toHaveAttribute('href', /^https:/)
  await expectPlainEverywhere(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  const question = page.getByRole('main').locator('details').first()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph')).toBeVisible()
  await expectPlainEverywhere(page)
  for (const [link, heading] of [
    ['Terms of Service', 'Terms of Service'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Cancellation and Refund', /Cancellation and Refund/],
    ['Contact Us', 'Contact Us'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectPlainEverywhere(page)
  }
  for (const path of ['/auth', '/mentee-signup', '/mentor-signup', '/forgot-password', '/sessions']) {
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
    await expectPlainEverywhere(page)
  }

  // The server does not draw what an emailed link opens.
  await page.goto('/reset-password?token=some-token')
  await expect(page.locator('#no-page > h1')).toHaveText('This page needs JavaScript')
  await expectPlainEverywhere(page)
  await page.locator('#no-page > p > a').click()
  await expect(page).toHaveURL('/contact-us')

  await page.goto('/no-such-page')
  await expectPlainEverywhere(page)
  await page.getByLabel('Search mentors').fill('ETABS')
  await page.getByRole('button', { name: 'Find mentors' }).click()
  await expect(page).toHaveURL('/mentors?search=ETABS')
  await expect(shown(page)).toBeVisible()
})

const SCREENS = ['/', '/mentors?search=design&available=true', '/mentor/1', '/community', '/sessions']

test.describe('as it is shown without script', () => {
  // The checks are scripts themselves.
  test.use({ javaScriptEnabled: true, bypassCSP: true })
  for (const path of SCREENS)
    test(`${path} is well made`, async ({ page }) => {
      await page.route(path, async (route) => {
        const html = await (await route.fetch()).text()
        const body = html
          .replaceAll(/<script\b.*?<\/script>/gs, '')
          .replace(/<noscript>(\s*<style.*?)<\/noscript>/s, '$1')
          .replaceAll('noscript', 'no-script')
        await route.fulfill({ body, contentType: 'text/html' })
      })
      await page.goto(path, { waitUntil: 'load' })
      await expectPlain(page)
      await expectWellMade(page, path)
    })
})
