/** Administrators among themselves: one is added, secures their account, and goes; the last one stays. */
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { DEMO_ADMIN, enterAsAdmin } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade, loaded } from './screenChecks.ts'

const DOOR = '/control-room'
const STEP_MS = 30_000
const FIRST = 'Bridge@2026x'
const SECOND = 'Culvert@2026y'
/** As short as a user ID may be in two runs at once. */
const username = `e2e-${Date.now()}`
const name = `Farida ${Date.now()}`

// The document of an unknown path has status 404, the login's too; a code that is asked for comes with 401.
test.use({ allowed: { errors: [/status of 404/, /status of 401/] } })

/** Whoever a first try has left behind. */
async function removeOthers({ request }: Page): Promise<void> {
  const all = (await (await request.get('/api/admin/administrators')).json()) as { id: number; isMe: boolean }[]
  for (const { id, isMe } of all) {
    const data = { ownPassword: DEMO_ADMIN.password }
    if (!isMe) await request.delete(`/api/admin/administrators/${id}`, { data })
  }
}

/** The code of the app, `steps` from now. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

async function logIn(page: Page, password: string, code?: string): Promise<void> {
  await page.goto(DOOR)
  await page.getByLabel('User ID').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  if (code !== undefined) {
    await page.getByLabel('Code from your authenticator app').fill(code)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL('/admin')
}

test('an administrator is added, secures the account, and is removed; the last one stays', async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(120_000)
  await enterAsAdmin(page)
  await removeOthers(page)
  await page.goto('/admin/administrators')
  await loaded(page)
  await expect(page.getByRole('button', { name: /^Remove / })).toBeDisabled()
  await page.getByRole('button', { name: 'Add administrator' }).click()
  const form = page.getByRole('dialog', { name: 'Add administrator' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('User ID').fill(username)
  await form.getByLabel('First password', { exact: true }).fill(FIRST)
  await form.getByLabel('Your password', { exact: true }).fill('wrong')
  await expectWellMade(page, 'a new administrator')
  const add = form.getByRole('button', { name: 'Add administrator' })
  await add.click()
  await expect(form.getByText('That password is incorrect')).toBeVisible()
  await form.getByLabel('Your password', { exact: true }).fill(DEMO_ADMIN.password)
  await add.click()
  await expect(page.getByText(`${name} can log in now`, { exact: true }).first()).toBeVisible()

  // Theirs: another password, and an authenticator app.
  const theirs = await (await elsewhere()).newPage()
  await logIn(theirs, FIRST)
  await theirs.goto('/admin/administrators')
  await theirs.getByLabel('Current password', { exact: true }).fill(FIRST)
  await theirs.getByLabel('New password', { exact: true }).fill(SECOND)
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(theirs.getByText('Password changed', { exact: true }).first()).toBeVisible()
  await theirs.getByRole('button', { name: 'Set up the app' }).click()
  const setUp = theirs.getByRole('dialog', { name: 'Set up the app' })
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectWellMade(theirs, 'setting up the app')
  await setUp.getByLabel('Code from your authenticator app').fill(codeOf(secret, 0))
  await setUp.getByLabel('Your password', { exact: true }).fill(SECOND)
  await setUp.getByRole('button', { name: 'Confirm' }).click()
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recovery = '', another = ''] = await codes.allTextContents()
  await expectWellMade(theirs, 'recovery codes')
  await theirs.getByRole('button', { name: 'I have saved them' }).click()
  await expect(theirs.getByText(/10 recovery codes left/)).toBeVisible()

  // In with a code of the app; their sessions are ended; in again with a recovery code, which counts once.
  await theirs.context().clearCookies()
  await logIn(theirs, SECOND, codeOf(secret, 1))
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row.getByText('Set up', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `End sessions of ${name}` }).click()
  await expect(row.getByRole('button', { name: `End sessions of ${name}` })).toHaveCount(0)
  expect((await theirs.request.get('/api/admin/administrators')).status()).toBe(401)
  await theirs.context().clearCookies()
  await logIn(theirs, SECOND, recovery)
  await theirs.goto('/admin/administrators')
  await expect(theirs.getByText(/9 recovery codes left/)).toBeVisible()
  const used = { username, password: SECOND, code: recovery }
  expect((await theirs.request.post('/api/admin/login', { data: used })).status()).toBe(401)
  await theirs.getByRole('button', { name: 'New recovery codes' }).click()
  await theirs.getByLabel('Code from your authenticator app').fill(another)
  await theirs.getByRole('button', { name: 'Make new codes' }).click()
  await expect(codes).toHaveCount(10)
  expect(await codes.allTextContents()).not.toContain(another)
  await theirs.getByRole('button', { name: 'I have saved them' }).click()
  await expect(theirs.getByText(/10 recovery codes left/)).toBeVisible()

  await row.getByRole('button', { name: `Remove ${name}` }).click()
  const question = page.getByRole('dialog', { name: `Remove ${name}?` })
  await question.getByLabel('Your password', { exact: true }).fill(DEMO_ADMIN.password)
  await question.getByLabel(/^Type/).fill(username)
  await question.getByRole('button', { name: 'Remove administrator' }).click()
  await expect(page.getByText(`${name} is no longer an administrator`, { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Remove / })).toBeDisabled()
})
