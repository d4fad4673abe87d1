/** The administrators' login: found by those who know its path only, left by every tab together. */
import { DEMO_ADMIN } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade, loaded } from './screenChecks.ts'

const DOOR = '/control-room'

// The document of an unknown path has status 404, the login's too.
test.use({ allowed: { errors: [/status of 404/, /status of 401/] } })

test('in by the door, back where the session ended, out of every tab', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.goto(DOOR)
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectWellMade(page, 'login')
  const logIn = async (on: typeof page, password: string) => {
    await on.getByLabel('User ID').fill(DEMO_ADMIN.username)
    await on.getByLabel('Password', { exact: true }).fill(password)
    await on.keyboard.press('Enter')
  }
  await logIn(page, 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Access denied.')
  await logIn(page, DEMO_ADMIN.password)
  await page.waitForURL('/admin')
  await expect(page.getByRole('tab')).toHaveCount(10)

  // Who is logged in goes on from the door.
  const other = await context.newPage()
  await other.goto(DOOR)
  await other.waitForURL('/admin')
  await other.goto('/admin?tab=mentees')
  await expect(other.getByText('Session ends in').first()).toBeVisible()

  // What is still on its way when a session ends fails, and the console says so.
  await loaded(other)
  await loaded(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(DOOR)
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
  await other.waitForURL(DOOR)
  await expect(other.getByText('Your session has ended. Log in again.')).toBeVisible()
  await logIn(other, DEMO_ADMIN.password)
  await other.waitForURL('/admin?tab=mentees')
  await page.waitForURL('/admin')
  await loaded(other)
  await loaded(page)

  // A session that is gone from the server: the tab knows the door, a visitor does not.
  await context.clearCookies()
  await page.goto('/admin')
  await page.waitForURL(DOOR)
})
