/** Signing in, out and up, and the terms. */
import type { Page } from '@playwright/test'
import { enterAsAdmin } from './admin.ts'
import { newMentee } from './backstage.ts'
import { acceptTerms, signInOnPage } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'Strong@pass1'
const LINKEDIN = 'https://www.linkedin.com/in/someone'

let serial = 0
function newEmail(kind: string): string {
  serial += 1
  return `${kind}-${process.pid}-${Date.now()}-${serial}@test.example`
}

const form = (page: Page) => page.getByRole('main').locator('form')
const menuButton = (page: Page) => page.getByRole('button', { name: /^Open user menu/ })

test.describe('signing in', () => {
  test('refuses a wrong password and keeps what was typed; takes no mentee for a mentor, and offers the right account in one press', async ({
    page,
  }) => {
    const me = await newMentee()
    await page.goto('/auth?as=mentor')
    await signInOnPage(page, { email: me.email, password: 'Wrong@pass1' })
    await expect(page.getByRole('alert')).toHaveText('Login Failed. Invalid credentials. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue(me.email)
    await expect(page).toHaveURL('/auth?as=mentor')
    await signInOnPage(page, me)
    await expect(page.getByRole('alert')).toContainText('Your email and password are those of a mentee account.')
    await expect(menuButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Log in as mentee' }).click()
    await expect(page).toHaveURL('/mentors')
    await expect(menuButton(page)).toBeVisible()
  })

  test('as a mentee: menu, dashboard, out again', async ({ page, context }) => {
    const me = await newMentee('Lakshmi Menon')
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Mentee' }).click()
    await expect(page).toHaveURL('/auth?as=mentee')
    await signInOnPage(page, me)
    await expect(page.getByText('Login Successful').first()).toBeVisible()
    await expect(page).toHaveURL('/mentors')
    await menuButton(page).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByText('Lakshmi Menon')).toBeVisible()
    await expect(menu.getByText('Mentee', { exact: true })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: 'Mentee Dashboard' })).toHaveAttribute('href', '/mentee-dashboard')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
    await page.reload()
    await menuButton(page).click()
    await menu.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
    expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
  })
})

test.describe('a browser that refuses cookies', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.route('**/graphql?*', async (route) => {
      const response = await route.fetch()
      await context.clearCookies()
      const { 'set-cookie': _refused, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
  })

  test('says so at a login, and keeps what was typed', async ({ page }) => {
    const me = await newMentee()
    await page.goto('/auth?as=mentee')
    await signInOnPage(page, me)
    await expect(page.getByRole('alert')).toContainText('Your browser did not save our cookie')
    await expect(page.getByText('Login Successful')).toHaveCount(0)
    await expect(page.getByLabel('Email')).toHaveValue(me.email)
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(me.password)
    await page.unroute('**/graphql?*')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/mentors')
  })

  test('says so after a sign-up, whose account is there', async ({ page }) => {
    const email = newEmail('refused')
    await page.goto('/mentee-signup')
    await page.getByLabel('Full name').fill('Nisha Verma')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByLabel('LinkedIn profile').fill(LINKEDIN)
    await page.getByLabel('Current level').selectOption('Fresh Graduate')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Your account is ready, but you are not logged in.')
    await page.unroute('**/graphql?*')
    await alert.getByRole('link', { name: 'Log in' }).click()
    // The page before has the same fields.
    await expect(page.getByRole('heading', { level: 1, name: 'Login / Sign Up' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await signInOnPage(page, { email, password: PASSWORD })
    await acceptTerms(page)
    await expect(page).toHaveURL('/mentors')
  })
})

// Own paths and more targets in the tests of the page and of the rule.
test('no returnTo leads to another site', async ({ page }) => {
  const me = await newMentee()
  const abroad: string[] = []
  page.on('request', (request) => {
    if (/evil/.test(new URL(request.url()).host)) abroad.push(request.url())
  })
  await page.goto(`/auth?as=mentee&returnTo=${encodeURIComponent('//evil.example')}`)
  await signInOnPage(page, me)
  await expect(page).toHaveURL('/mentors')
  await expect(menuButton(page)).toBeVisible()
  expect(abroad).toEqual([])
})

test.describe('the terms', () => {
  test('stand before everything else until they are accepted', async ({ page }) => {
    const email = newEmail('terms')
    const body = {
      name: 'Nisha Verma',
      email,
      password: PASSWORD,
      currentLevel: 'Fresh Graduate',
      linkedinUrl: LINKEDIN,
    }
    expect((await page.request.post('/api/mentees', { data: body })).status()).toBe(201)
    await page.goto('/auth?as=mentee')
    await signInOnPage(page, { email, password: PASSWORD })
    const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' })
    const read = dialog.getByLabel('I have read the terms and conditions')
    const agree = dialog.getByLabel('I agree to the terms and conditions')
    const accept = dialog.getByRole('button', { name: 'Accept' })
    await expect(agree).toBeDisabled()
    await expect(accept).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await read.check()
    await expect(agree).toBeEnabled()
    await expect(accept).toBeDisabled()
    await agree.check()
    await read.uncheck()
    await expect(agree).toBeDisabled()
    await expect(agree).not.toBeChecked()
    await read.check()
    await agree.check()
    await accept.click()
    await expect(page.getByText('Welcome to Plumbline! You can now access all features.').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/mentors')
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ email, termsAccepted: true })
  })

  test('can be read whole before they are accepted; who will not accept logs out', async ({ page, context }) => {
    const email = newEmail('reader')
    const body = { name: 'Nisha', email, password: PASSWORD, currentLevel: 'Fresh Graduate', linkedinUrl: LINKEDIN }
    expect((await page.request.post('/api/mentees', { data: body })).status()).toBe(201)
    await page.goto('/auth?as=mentee')
    await signInOnPage(page, { email, password: PASSWORD })
    const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' })
    const [whole] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'Read the full Terms of Service (opens in a new tab)', exact: true }).click(),
    ])
    await expect(whole.getByRole('heading', { level: 1 })).toBeVisible()
    // Who is signed in is known by now, and still nothing stands in front.
    await expect(whole.getByRole('button', { name: /^Open user menu/ })).toBeVisible()
    await expect(whole.getByRole('dialog')).toHaveCount(0)
    await whole.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(whole).toHaveURL('/privacy-policy')
    await expect(whole.getByRole('dialog')).toHaveCount(0)
    await whole.close()
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })
})

test.describe('applying as a mentor', () => {
  async function fillIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('Full name').fill('Arvind Kulkarni')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByLabel('LinkedIn profile').fill(LINKEDIN)
    await page.getByLabel('Specialization').selectOption('Marine Engineering')
    await page.getByLabel('Experience').fill('8')
    await page.getByLabel('Bio').fill('I keep ship engines running and explain why they stop.')
    await page.getByLabel('Starter').fill('499.50')
    await page.getByLabel('Advanced').fill('4500')
  }

  test('is thanked for, signed in and asked for the terms; the address is taken after that', async ({
    page,
    browser,
  }) => {
    const email = newEmail('mentor')
    await page.goto('/mentor-signup')
    await expect(page.getByText('Fields marked * are required.')).toBeVisible()
    const label = page.locator('label > span', { hasText: 'Full name' })
    expect(await label.evaluate((text) => getComputedStyle(text, '::after').content)).toContain('*')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expect(page.getByText('Application Submitted Successfully!').first()).toBeVisible()
    await expect(page).toHaveURL('/auth?as=mentor')
    await acceptTerms(page)
    await expect(page).toHaveURL('/mentor-dashboard')
    await expect(menuButton(page)).toBeVisible()

    // An administrator decides while the page is open.
    await expect(page.getByText(/reviews your application/)).toBeVisible()
    const desk = await browser.newPage()
    await enterAsAdmin(desk)
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: number }
    await desk.request.patch(`/api/mentors/${id}/status`, { data: { status: 'accepted' } })
    await desk.close()
    await expect(page.getByText(/reviews your application/)).toHaveCount(0)
    await expect(page.getByText('Requests waiting')).toBeVisible()

    // Somebody else: who is logged in as this account goes on with it.
    await page.context().clearCookies()
    await page.goto('/mentor-signup')
    await expect(page.getByLabel('Full name')).toHaveValue('')
    await fillIn(page, email.toUpperCase())
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expect(page.getByText('Submission Failed').first()).toBeVisible()
    await expect(form(page).getByText('Email already registered').first()).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue(/ship engines/)
    await expect(page.getByRole('link', { name: 'Log in with this email' })).toHaveAttribute('href', '/auth?as=mentor')
  })
})
