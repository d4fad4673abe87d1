/** The shortlist: from a visitor's first mark to a booking, with an account made on the way. */
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { enter, newMentee } from './backstage.ts'
import { acceptTerms } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { live } from './live.ts'
import { expectNoSideScroll, expectWellMade, NARROW } from './screenChecks.ts'

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })
const marks = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / })

/** Saves the first mentors of the list, and answers their names, the latest saved first. */
async function saveThree(page: Page): Promise<string[]> {
  await page.goto('/find-mentors')
  const saved: string[] = []
  for (const place of [0, 1, 2]) {
    saved.unshift((await names(page).nth(place).textContent()) ?? '')
    await marks(page).nth(place).click()
    await expect(marks(page).nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
  return saved
}

test('a visitor saves three, signs up, finds them again, compares them and begins to book', async ({ page }) => {
  const saved = await saveThree(page)
  await page.reload()
  await expect(marks(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Shortlist, 3 mentors' }).click()
  await expect(page).toHaveURL('/shortlist')
  await expect(names(page)).toHaveText(saved)
  await page.getByRole('link', { name: 'Log in or sign up' }).click()
  await expect(page).toHaveURL('/auth?returnTo=%2Fshortlist')
  await page.getByRole('link', { name: 'Join as a Mentee' }).filter({ visible: true }).click()
  await page.getByLabel('Full name').fill('Nisha Verma')
  await page.getByLabel('Email').fill(`shortlist-${randomUUID()}@test.example`)
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ng@pass1')
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/nisha-verma')
  await page.getByLabel('Current level').selectOption('Fresh Graduate')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await acceptTerms(page)
  await expect(page).toHaveURL('/shortlist')
  await expect(names(page)).toHaveText(saved)
  await expect(page.getByText('Saved in this browser only.')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('plumbline:shortlist'))).toBeNull()

  for (const name of saved) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
  await page.getByRole('main').getByRole('link', { name: 'Compare 3' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/shortlist\/compare\?mentors=\d+,\d+,\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectWellMade(page, 'the comparison')
  await page.setViewportSize(NARROW)
  // The names stay in view.
  await page.getByRole('rowheader', { name: 'Your choice' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: saved[0]!, exact: true })).toBeInViewport()
  await page.getByRole('link', { name: `Take out ${saved[2]}` }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: `Book ${saved[1]}` }).click()
  await expect(page).toHaveURL(/\/booking\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: /^Book a/ })).toBeVisible()
})

test('two devices of a member agree; a removed one can be had back', async ({ page, elsewhere }) => {
  const me = await newMentee()
  const other = await elsewhere()
  await Promise.all([enter(page.context(), me), enter(other, me)])
  const second = await other.newPage()
  await second.goto('/shortlist')
  await live(second)
  await expect(second.getByRole('heading', { name: 'No mentors saved yet' })).toBeVisible()
  const saved = await saveThree(page)
  await expect(names(second)).toHaveText(saved)
  await second.getByRole('button', { name: `Remove ${saved[1]} from your shortlist` }).click()
  await expect(names(second)).toHaveText([saved[0]!, saved[2]!])
  await second.getByRole('button', { name: 'Undo' }).click()
  await expect(names(second)).toHaveText(saved)
  await second.getByRole('button', { name: `Remove ${saved[0]} from your shortlist` }).click()
  await second.goto('/shortlist')
  await expect(names(second)).toHaveText(saved.slice(1))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 2 mentors' })).toBeVisible()
  await expect(marks(page).nth(2)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the comparison is read and shortened by links, and the shortlist says what is missing', async ({ page }) => {
    await page.goto('/shortlist/compare?mentors=1,2,3')
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page
      .getByRole('link', { name: /^Take out/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.goto('/shortlist')
    await expect(page.locator('noscript > p')).toContainText('A shortlist in this browser needs JavaScript.')
    await expect(page.locator('[aria-busy]:visible, button[type="button"]:visible')).toHaveCount(0)
    await expectNoSideScroll(page)
  })
})
