/** Forgotten passwords and the confirmation of an address, by the links that are mailed. */
import type { Page } from '@playwright/test'
import { enterNew, newMentee } from './backstage.ts'
import { signInOnPage } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { register, signIn } from './member.ts'
import { expectAccessible, expectNoSideScroll } from './screenChecks.ts'

const NEW = 'Kaveri9Delta!'
const url = () => process.env['E2E_URL']!
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menuButton = (page: Page) => page.getByRole('button', { name: /^Open user menu/ })

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(heading(page, 'Check Your Email')).toBeFocused()
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

test('from a forgotten password to signing in with a new one', async ({ page, elsewhere }) => {
  const me = await newMentee()
  const device = await signIn(url(), me)
  await page.goto('/auth?as=mentee')
  await page.getByLabel('Email').fill(me.email.toUpperCase())
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page, 'Forgot password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(me.email.toUpperCase())
  await askForLink(page, me.email.toUpperCase())
  await expect(page.getByText('Reset Link Sent').first()).toBeVisible()
  await expect(page.getByText(/valid for 1 hour/)).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(me.email.toUpperCase())

  const link = linkIn(await mailTo(url(), me.email, /^Reset your password/), '/reset-password')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  const response = await page.goto(link)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page).toHaveURL('/reset-password')
  await choose(page, NEW, 'Kaveri9Delta')
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page, 'a refused new password')
  await page.reload()
  await choose(page, NEW)
  await expect(heading(page, 'Password Reset Successful')).toBeFocused()
  await expectAccessible(page, 'a stored password')
  const token = link.split('token=')[1] ?? ''
  expect(sent.filter((line) => line.includes(token))).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
  await expect(page).toHaveURL('/auth?as=mentee')
  expect((await device.rest('GET', '/api/auth/user')).status).toBe(401)
  await signInOnPage(page, { email: me.email, password: NEW })
  await expect(menuButton(page)).toBeVisible()
  await mailTo(url(), me.email, /^Your password was changed/)

  const late = await (await elsewhere()).newPage()
  await late.goto(link)
  await choose(late, NEW)
  await expect(late.getByText('Reset Failed').first()).toBeVisible()
  await expect(late.getByText('Invalid or expired reset token').first()).toBeVisible()
  await late.getByRole('link', { name: 'Request a new link' }).click()
  await expect(heading(late, 'Forgot password')).toBeVisible()
})

test('who is signed in here with the old password is signed out, in every tab', async ({ page, context }) => {
  const me = await enterNew(context)
  await page.goto('/pricing')
  await expect(menuButton(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/forgot-password')
  await askForLink(second, me.email)
  await second.goto(linkIn(await mailTo(url(), me.email, /^Reset your password/), '/reset-password'))
  await choose(second, NEW)
  // Which tells first that the session is over, the answer or the socket, is open: the address may name the kind or not.
  await expect(second).toHaveURL(/\/auth(\?as=mentee)?$/)
  await expect(second.getByText(/Password Reset Successful|Your session has ended/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)
  await expect(menuButton(page)).toHaveCount(0)
})

test('without a token: the way to a new link, also by keyboard', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(heading(page, 'Invalid Reset Link')).toBeVisible()
  const link = page.getByRole('link', { name: 'Request a new link' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Forgot password')).toBeFocused()
})

/** Whether the member's address is confirmed, as they see it. */
async function isConfirmed({ rest }: Awaited<ReturnType<typeof signIn>>): Promise<boolean> {
  const { body } = await rest('POST', '/graphql', { query: '{ viewer { emailConfirmed } }' })
  return (body as { data: { viewer: { emailConfirmed: boolean } } }).data.viewer.emailConfirmed
}

test('whoever is logged in confirms their address by the button behind the link in the welcome mail', async ({
  page,
}) => {
  const me = await register(url())
  const link = linkIn(await mailTo(url(), me.email, /^Welcome/), '/confirm-email')
  await page.goto('/auth?as=mentee')
  await signInOnPage(page, me)
  await expect(menuButton(page)).toBeVisible()
  await page.goto(link)
  await expect(heading(page, 'Confirm your email address')).toBeVisible()
  const device = await signIn(url(), me)
  expect(await isConfirmed(device)).toBe(false)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(heading(page, 'Email confirmed')).toBeFocused()
  await expectNoSideScroll(page)
  await expectAccessible(page, 'a confirmed address')
  expect(await isConfirmed(device)).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(heading(page, 'Already confirmed')).toBeVisible()
})

test('in another browser the address is confirmed with a new password, and a stranger who signed up with it is out', async ({
  page,
}) => {
  const stranger = await register(url())
  const device = await signIn(url(), stranger)
  await page.goto(linkIn(await mailTo(url(), stranger.email, /^Welcome/), '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(heading(page, 'Is this your account?')).toBeFocused()
  expect(await isConfirmed(device)).toBe(false)
  await expectNoSideScroll(page)
  await expectAccessible(page, 'an account that may be a stranger’s')
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Set password and confirm' }).click()
  await expect(heading(page, 'Email confirmed')).toBeFocused()
  expect((await device.rest('GET', '/api/auth/user')).status).toBe(401)
  expect(await isConfirmed(await signIn(url(), { ...stranger, password: NEW }))).toBe(true)
})
