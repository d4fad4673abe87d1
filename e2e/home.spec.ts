/** The front page: where its controls lead, and what moves only when it may. */
import type { Page } from '@playwright/test'
import { CAROUSEL_INTERVAL_MS } from '../api/rules/constants.ts'
import { expect, test } from './fixtures.ts'

test.describe('the carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Mentors taking bookings' })
  const place = (page: Page) => carousel(page).getByText(/^\d(-\d)? of 8$/)

  /** Long enough for every timer of the carousel to have fired. */
  const AGES = 4 * CAROUSEL_INTERVAL_MS.wide

  /** Its clock stands still after it has loaded, so that nothing moves by itself. Until it is alive, a pointer on it is kept for later. */
  async function openStill(page: Page): Promise<void> {
    await page.clock.install()
    await page.goto('/')
    await expect(place(page)).toBeVisible()
    const isAlive = () =>
      place(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
    await expect.poll(isAlive).toBe(true)
  }

  /** Stays where it is while every timer of it fires. */
  async function expectStill(page: Page): Promise<void> {
    const here = await place(page).innerText()
    await page.clock.runFor(AGES)
    await expect(place(page)).toHaveText(here)
  }

  /** On, back, and around, from the first place. */
  async function expectSteps(page: Page, [first, second, last]: readonly [string, string, string]): Promise<void> {
    await expect(place(page)).toHaveText(first)
    await carousel(page).getByRole('button', { name: 'Next mentors' }).click()
    await expect(place(page)).toHaveText(second)
    await expect(place(page)).toHaveAttribute('aria-live', 'polite')
    await carousel(page).getByRole('button', { name: 'Previous mentors' }).click()
    await expect(place(page)).toHaveText(first)
    await carousel(page).getByRole('button', { name: 'Previous mentors' }).click()
    await expect(place(page)).toHaveText(last)
  }

  test('steps on, back and around, and says where it is', async ({ page }) => {
    await page.goto('/')
    await expect(place(page)).toHaveAttribute('aria-live', 'off')
    await expectSteps(page, ['1-3 of 8', '4-6 of 8', '6-8 of 8'])
  })

  test(
    'of a phone: a swipe over 50 px moves one mentor on, a shorter one none; its buttons too',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto('/')
      await expect(place(page)).toHaveText('1 of 8')
      const card = carousel(page).getByRole('article').first()
      await card.scrollIntoViewIfNeeded()
      const box = await card.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 250, (box?.y ?? 0) + 60]
      const screen = await page.context().newCDPSession(page)
      async function swipe(by: number): Promise<void> {
        await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
        for (let step = 1; step <= 5; step++) {
          const touchPoints = [{ x: x + (by * step) / 5, y }]
          await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
        }
        await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      const second = carousel(page).getByRole('listitem', { name: '2 of 8' })
      await swipe(-45)
      await expect(second).not.toBeInViewport({ ratio: 0.9 })
      await expect(place(page)).toHaveText('1 of 8')
      await swipe(-70)
      await expect(place(page)).toHaveText('2 of 8')
      await expect(second).toBeInViewport({ ratio: 0.9 })
      await swipe(70)
      await expect(place(page)).toHaveText('1 of 8')
      await expect(carousel(page).getByRole('listitem', { name: '1 of 8' })).toBeInViewport({ ratio: 0.9 })
      await expectSteps(page, ['1 of 8', '2 of 8', '8 of 8'])
    },
  )

  test('stands still where less motion is wanted, until it is started', async ({ page }) => {
    await openStill(page)
    const here = await place(page).innerText()
    const start = carousel(page).getByRole('button', { name: 'Start the carousel' })
    await expect(start).toBeVisible()
    await expectStill(page)
    await start.click()
    await page.mouse.move(0, 0)
    await expect(async () => {
      await page.clock.runFor(CAROUSEL_INTERVAL_MS.wide)
      expect(await place(page).textContent()).not.toBe(here)
    }).toPass()
  })

  test.describe('where it may move', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('waits while a pointer is on it, then moves by itself until it is paused', async ({ page }) => {
      await openStill(page)
      await carousel(page).getByRole('article').first().hover()
      await expectStill(page)
      const here = await place(page).innerText()
      await page.mouse.move(0, 0)
      const pause = carousel(page).getByRole('button', { name: 'Pause the carousel' })
      await expect(pause).toBeVisible()
      await expect(async () => {
        await page.clock.runFor(CAROUSEL_INTERVAL_MS.wide)
        expect(await place(page).textContent()).not.toBe(here)
      }).toPass()
      await expect(place(page)).toHaveAttribute('aria-live', 'off')
      await pause.click()
      await expect(carousel(page).getByRole('button', { name: 'Start the carousel' })).toBeVisible()
      await expectStill(page)
    })
  })
})

test('a next available session leads to booking it', async ({ page }) => {
  await page.goto('/')
  const sessions = page.getByRole('region', { name: 'Next available sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(5)
  const link = sessions.getByRole('link').last()
  const time = await link.locator('b').first().innerText()
  await expect(link).toHaveAttribute('href', /^\/booking\/\d+\?slot=\d{4}-\d\d-\d\d\+\d\d%3A\d\d&step=details$/)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Starter session' })).toBeVisible()
  await expect(page.getByText('selected, not reserved yet')).toContainText(time)
})
