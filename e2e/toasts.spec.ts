/** Where a toast stands: nothing that can be pressed is under it, on the page or in a dialog, at any width. */
import type { Page } from '@playwright/test'
import { enterNew, tell } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { loaded } from './screenChecks.ts'

test.use({ allowed: { errors: [/Failed to load resource/] } })

/** Not by its role, which a dialog hides. */
const toastOf = (page: Page) => page.locator('[aria-label="Notifications (F8)"] li')

/** Names of what a press would miss because the toast is in front of it; the page behind a dialog takes no press. */
async function under(page: Page, toastTitle: string): Promise<{ covered: string[]; seen: number }> {
  await expect(toastOf(page)).toContainText(toastTitle)
  return await toastOf(page).evaluate((toast) => {
    const box = toast.getBoundingClientRect()
    const dialog = document.querySelector('[role="dialog"]')
    const all = [...(dialog ?? document).querySelectorAll('a[href], button, input, h1, h2')]
    const seen = all.filter((element) => {
      const { width, bottom, top } = element.getBoundingClientRect()
      return !toast.contains(element) && width > 1 && bottom > 0 && top < innerHeight
    })
    const covered = seen.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    return { covered: covered.map((it) => it.getAttribute('aria-label') ?? it.textContent), seen: seen.length }
  })
}

test('a toast covers nothing that is pressed, on a page or in a dialog, which can still be closed', async ({
  page,
  context,
}) => {
  const { id, password } = await enterNew(context)
  await page.route('**/graphql?CloseAccountDialogMutation', (route) => route.abort())
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    const [first, second] = [`First, ${viewport.width} px`, `Second, ${viewport.width} px`]
    for (const title of [first, second]) await tell(id, { type: 'general', title })
    await page.goto('/notifications')
    await loaded(page)
    const remove = async (title: string) => {
      // On a phone a second tap.
      const more = page.getByRole('button', { name: `More actions: ${title}` })
      if (await more.isVisible()) await more.click()
      await page.getByRole('button', { name: `Delete notification: ${title}` }).click()
    }
    await remove(second)
    const onPage = await under(page, 'Undo')
    expect(onPage.covered).toEqual([])
    expect(onPage.seen).toBeGreaterThan(5)
    await remove(first)
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()

    await page.goto('/account')
    await loaded(page)
    await page.getByRole('button', { name: 'Close my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Type/).fill('Close my account')
    await dialog.getByLabel('Your password').first().fill(password)
    await dialog.getByRole('button', { name: 'Close my account' }).click()
    const inDialog = await under(page, 'We don’t know whether that worked')
    expect(inDialog.covered).toEqual([])
    expect(inDialog.seen).toBeGreaterThan(4)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
})
