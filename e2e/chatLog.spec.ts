/** What only a browser can say of a chat's log: where things are on the screen, to the pixel. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './screenChecks.ts'

// A picture of the sample is missing on purpose.
test.use({ allowed: { errors: [/status of 404/] } })

/** The sample conversation of the building blocks, in one of its scenes. */
async function open(page: Page, scene: string): Promise<Locator> {
  await page.goto('/dev/ui')
  await page.getByLabel('Scene').selectOption('Empty')
  await page.getByLabel('Scene').selectOption(scene)
  const log = page.getByRole('log')
  await expect(log.getByRole('article').first()).toBeAttached()
  await log.scrollIntoViewIfNeeded()
  return log
}

/** Where the message that is first in view stands, frame by frame as painted, until `done` messages are loaded. */
function watch(log: Locator, { from, done }: { from: number; done: number }): Promise<number[]> {
  return log.evaluate(
    async (box, [top, count]) => {
      const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      box.scrollTop = top
      await painted()
      const edge = () => box.getBoundingClientRect().top
      const rows = () => [...box.querySelectorAll('[role="article"]')]
      const row = rows().find((each) => each.getBoundingClientRect().top >= edge())!
      const places = new Set<number>()
      for (let after = 0; after < 10; after += rows().length >= count ? 1 : 0) {
        places.add(row.getBoundingClientRect().top - edge())
        await painted()
      }
      return [...places]
    },
    [from, done] as const,
  )
}

test('earlier messages come without a pixel of movement, also at the very top', async ({ page }) => {
  const log = await open(page, 'Read')
  expect(await watch(log, { from: 333, done: 100 })).toHaveLength(1)
  expect(await watch(log, { from: 0, done: 150 })).toHaveLength(1)
})

test('reading is not moved by what is new, by a smaller window or by what grows above; at the bottom the newest stays', async ({
  page,
}) => {
  const log = await open(page, 'Read')
  const left = () => log.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
  await expect.poll(left).toBe(0)
  await page.getByRole('button', { name: 'They write' }).click()
  await expect.poll(left).toBe(0)
  // As the keyboard of a phone makes it.
  await log.evaluate((box) => (box.parentElement!.parentElement!.style.maxHeight = '300px'))
  await expect.poll(left).toBe(0)

  await log.evaluate((box) => (box.scrollTop = 1_500))
  const first = await log.evaluate((box) => {
    const edge = box.getBoundingClientRect().top
    return [...box.querySelectorAll('[role="article"]')].find((row) => row.getBoundingClientRect().top >= edge)!.id
  })
  const place = () =>
    log.evaluate(
      (box, id) => document.getElementById(id)!.getBoundingClientRect().top - box.getBoundingClientRect().top,
      first,
    )
  const before = await place()
  await page.getByRole('button', { name: 'They write' }).click()
  await log.evaluate((box) => (box.parentElement!.parentElement!.style.maxHeight = ''))
  await page.evaluate((id) => {
    const above = document.getElementById(id)!.previousElementSibling as HTMLElement
    above.style.paddingTop = '33.3px'
  }, first)
  await expect(page.getByRole('button', { name: '1 new, show the first one' })).toBeVisible()
  await expect.poll(place).toBe(before)

  await page.getByRole('button', { name: 'Jump to newest' }).click()
  await expect.poll(left).toBe(0)
  await expect(page.getByRole('button', { name: /show the first one/ })).toBeHidden()
})

test('it opens at the first unread message and counts what is below; the states are accessible', async ({ page }) => {
  const log = await open(page, 'Unread')
  await expect(log.getByText('New messages')).toBeInViewport()
  await page.getByRole('button', { name: /new, show the first one/ }).click()
  await expect(log.getByRole('article').and(page.locator(':focus'))).toBeInViewport()
  await page.getByLabel('Scene').selectOption('States')
  await log.evaluate((box) => (box.scrollTop = box.scrollHeight))
  await expect(log.getByText('Not sent. You have sent too many messages.')).toBeInViewport()
  await expectAccessible(page, 'states of messages')
})
