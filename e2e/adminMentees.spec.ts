/** The administrators' mentees: found, logged out everywhere, and deleted. */
import { enterAsAdmin } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { register, signIn } from './member.ts'
import { loaded } from './screenChecks.ts'

test('a mentee is found, logged out everywhere and deleted', async ({ page, baseURL }) => {
  const { email, name } = await register(baseURL!, 'Kavya Reddy')
  const member = await signIn(baseURL!, { email, password: 'Strong@pass1' })
  await enterAsAdmin(page)
  await page.goto('/admin?tab=mentees')
  await loaded(page)
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(email, { delay: 10 })
  await expect(page.getByText('1–1 of 1 mentee', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await page.getByRole('link', { name: `View ${name}` }).click()
  const panel = page.getByRole('dialog', { name })
  await panel.getByRole('button', { name: 'Log out everywhere' }).click()
  const asked = page.getByRole('dialog', { name: `Log ${name} out everywhere?` })
  await asked.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText(`${name} is logged out everywhere`, { exact: true })).toBeVisible()
  expect((await member.rest('GET', '/api/auth/user')).status).toBe(401)

  // The address is the place: as it is after a reload, and Back leaves the panel.
  await page.reload()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${name}?` })
  await expect(question.getByText(/goals, subscriptions, chat messages and payments are removed too/)).toBeVisible()
  await question.getByRole('textbox').fill(name)
  await question.getByRole('button', { name: 'Delete mentee' }).click()
  await expect(page.getByText('Mentee and all related data deleted successfully', { exact: true })).toBeVisible()
  // The focus is on what took the row's place.
  await expect(page.getByRole('heading', { name: 'No mentees found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeFocused()
})
