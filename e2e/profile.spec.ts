/** A mentor's public profile. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NARROW, WIDE } from './screenChecks.ts'

interface Listed {
  id: number
  name: string
  available: boolean
  reviewCount: number
  starterPackageRate: string
  advancedPackageRate: string
}

async function mentors(page: Page, query = ''): Promise<Listed[]> {
  return (await (await page.request.get(`/api/mentors${query}`)).json()) as Listed[]
}

test('keeps the chosen plan in the address', async ({ page }) => {
  const [mentor] = await mentors(page, '?available=true')
  if (!mentor) throw new Error('Nobody can be booked')
  const price = (rate: string) => `₹${Number(rate).toLocaleString('en-IN')}`
  await page.goto(`/mentor/${mentor.id}`)
  const panel = page.getByRole('complementary', { name: 'Book a session' })
  await expect(panel.getByText(price(mentor.starterPackageRate)).filter({ visible: true }).first()).toBeVisible()
  const starter = `/booking/${mentor.id}?package=starter`
  await expect(panel.getByRole('link', { name: 'Choose Starter' })).toHaveAttribute('href', starter)
  // The bar at the foot of a phone.
  const bar = page.getByRole('region', { name: 'Chosen plan' }).getByRole('link', { name: /^Pick a/ })
  await page.setViewportSize(NARROW)
  await expect(bar).toHaveAttribute('href', starter)
  await panel.getByRole('link', { name: 'Advanced' }).first().click()
  await expect(page).toHaveURL(`/mentor/${mentor.id}?package=advanced`)
  await expect(panel.getByText(price(mentor.advancedPackageRate)).filter({ visible: true }).first()).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('link', { name: 'Advanced' }).first()).toHaveAttribute('aria-current', 'true')
  await expect(bar).toHaveAttribute('href', `/booking/${mentor.id}?package=advanced`)
  await page.setViewportSize(WIDE)
  await panel.getByRole('link', { name: 'Choose Advanced' }).click()
  await expect(page).toHaveURL(`/booking/${mentor.id}?package=advanced`)
  await expect(page.getByRole('heading', { level: 1, name: /Advanced/ })).toBeVisible()
})

test('shows two reviews, then all of them, newest first', async ({ page }) => {
  const reviewed = (await mentors(page)).find(({ reviewCount }) => reviewCount > 12)
  if (!reviewed) throw new Error('Nobody has many reviews')
  await page.goto(`/mentor/${reviewed.id}`)
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Reviews', exact: true }) })
  const shown = section.getByRole('list', { name: 'Newest first' }).getByRole('listitem')
  await expect(shown).toHaveCount(2)
  await section.getByRole('link', { name: `Show all ${reviewed.reviewCount} reviews` }).click()
  await expect(shown).toHaveCount(reviewed.reviewCount)
  await expect(section.getByRole('link', { name: /^Show all/ })).toHaveCount(0)
  // An answer below has a time of its own.
  const days = await shown.evaluateAll((items) =>
    items.map((item) => Date.parse(item.querySelector('time')?.getAttribute('datetime') ?? '')),
  )
  expect(days).toEqual(days.toSorted((one, other) => other - one))
})

test('tells nobody else a mentor’s email', async ({ page }) => {
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/graphql'))
      response.text().then(
        (text) => answers.push(text),
        () => {},
      )
  })
  const html = await (await page.request.get('/mentor/1')).text()
  await page.goto('/mentor/1')
  await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible()
  await expect(page.locator('a[href^="mailto:"]', { hasText: '@demo.' })).toHaveCount(0)
  expect([html, ...answers].join('')).not.toMatch(/@demo\.plumbline/)
})
