import type { Page } from '@playwright/test'
import { enter, takeMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio', exact: true })
const save = (page: Page) => section(page, 'Bio').getByRole('button', { name: 'Save' }).click()
const saved = (page: Page) => expect(section(page, 'Bio').getByText('Saved', { exact: true })).toBeVisible()

// The connection is cut on purpose, also under code that the page still fetches.
test.use({ allowed: { errors: [/ERR_INTERNET_DISCONNECTED|WebSocket connection|dynamically imported module/] } })

test('a mentor’s text outlives a lost connection, a reload and another tab’s save', async ({ page, context }) => {
  await enter(context, await takeMentor())
  await page.goto('/mentor-dashboard#edit-bio')
  await expect(bio(page)).toBeFocused()

  await bio(page).fill('I design bridges.')
  await expect(section(page, 'Bio').getByRole('button', { name: 'Save' })).toBeEnabled()
  await context.setOffline(true)
  await save(page)
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible()
  await expect(bio(page)).toHaveValue('I design bridges.')
  await context.setOffline(false)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(section(page, 'Bio').getByText(/Restored what you typed on/)).toBeVisible()
  await expect(bio(page)).toHaveValue('I design bridges.')

  const other = await context.newPage()
  await other.goto('/mentor-dashboard')
  await section(other, 'Bio').getByRole('button', { name: 'Discard' }).first().click()
  await bio(other).fill('I design dams.')
  await save(other)
  await saved(other)

  await save(page)
  const choice = page.getByRole('group', { name: 'Bio' })
  await expect(choice.getByRole('definition')).toHaveText(['I design dams.', 'I design bridges.'])
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await other.reload()
  await expect(bio(other)).toHaveValue('I design bridges.')
})
