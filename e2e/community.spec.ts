/** Joining the community, the way into its group, and signing in as a member. */
import type { Page } from '@playwright/test'
import { acceptTerms } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { expectAccessible, expectNoSideScroll } from './screenChecks.ts'

const NEW = 'Kaveri9Delta!'
const url = () => process.env['E2E_URL']!
const join = (page: Page) => page.getByRole('button', { name: 'Join', exact: true })
let serial = 0
const newEmail = () => `community-${process.pid}-${Date.now()}-${++serial}@test.example`

/** The group is elsewhere: a stand-in answers for it. */
async function standInForGroup(page: Page): Promise<string> {
  const answer = await fetch(`${url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ site { communityGroupUrl } }' }),
  })
  const { data } = (await answer.json()) as { data: { site: { communityGroupUrl: string } } }
  const group = data.site.communityGroupUrl
  await page.route(`${new URL(group).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Group</title><h1>The group</h1>' }),
  )
  return group
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Meera Nair')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Engineering field').fill('Civil Engineering')
  await page.getByLabel('A student').check()
}

test('joins, reaches the group, sets a password from the welcome mail and signs in', async ({ page }) => {
  const group = await standInForGroup(page)
  const email = newEmail()
  await page.goto('/community')
  await expect(join(page)).toBeDisabled()
  await expect(page.getByText(/^Still needed: your name, /)).toBeVisible()
  await fillIn(page, email)
  await join(page).click()
  await expect(page.getByText('Welcome, Meera Nair.')).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page, 'joined')
  await expect(page).toHaveURL(group)

  await page.goto(linkIn(await mailTo(url(), email, /^Welcome/), '/reset-password'))
  await expect(page.getByRole('heading', { level: 1, name: 'Set your password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password set' })).toBeVisible()
  await expect(page).toHaveURL('/auth?as=community')

  await page.goto('/auth')
  await page.getByRole('link', { name: 'Community member? Log in here' }).click()
  await expect(page).toHaveURL('/auth?as=community')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await acceptTerms(page)
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: /^Open user menu/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText('Community', { exact: true })).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Mentee Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('when we cannot be reached', () => {
  test.use({ allowed: { errors: [/ERR_FAILED/] } })
  test('the group opens all the same; Back finds what was typed', async ({ page }) => {
    const group = await standInForGroup(page)
    await page.goto('/community')
    await fillIn(page, newEmail())
    await page.route('**/graphql*', (route) => route.abort())
    await join(page).click()
    await expect(page.getByText('Registration Failed').first()).toBeVisible()
    await page.getByRole('link', { name: 'Open the group now' }).click()
    await expect(page).toHaveURL(group)
    await page.unroute('**/graphql*')
    await page.goto('/community')
    await expect(page.getByLabel('Name')).toHaveValue('Meera Nair')
    await expect(join(page)).toBeEnabled()
  })
})
