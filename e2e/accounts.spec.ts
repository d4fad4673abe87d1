/** Signing in, out and up, and the terms. */
import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../prisma/seed/demoAccounts.ts'
import { signInOnPage } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { register } from './member.ts'

const PASSWORD = 'Strong@pass1'
const LINKEDIN = 'https://www.linkedin.com/in/someone'

const url = () => process.env['E2E_URL']!
let serial = 0
function newEmail(kind: string): string {
  serial += 1
  return `${kind}-${process.pid}-${Date.now()}-${serial}@test.example`
}

const form = (page: Page) => page.getByRole('main').locator('form')
const menuButton = (page: Page) => page.getByRole('button', { name: /^Open user menu/ })
const inSummary = (page: Page) => page.getByRole('alert').filter({ hasText: 'to correct' }).getByRole('listitem')

test.describe('signing in', () => {
  test('asks for both fields at once', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(inSummary(page)).toHaveText([
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ])
  })

  test('refuses a wrong password and keeps what was typed', async ({ page }) => {
    const me = await register(url())
    await page.goto('/auth?as=mentee')
    await signInOnPage(page, { email: me.email, password: 'Wrong@pass1' })
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await expect(toast.getByText('Login Failed')).toBeVisible()
    await expect(toast.getByText(/^Invalid credentials/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(me.email)
    await expect(page).toHaveURL('/auth?as=mentee')
    await expect(menuButton(page)).toHaveCount(0)
  })

  test('does not take a mentee for a mentor', { tag: '@once' }, async ({ page }) => {
    const me = await register(url())
    await page.goto('/auth?as=mentor')
    await signInOnPage(page, me)
    await expect(page.getByText('Login Failed').first()).toBeVisible()
  })

  test('as a mentee: menu, dashboard, out again', async ({ page, context }) => {
    const me = await register(url(), 'Lakshmi Menon')
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

  test('as a mentor: their dashboard', { tag: '@once' }, async ({ page }) => {
    const email = DEMO_ACCOUNTS.find(({ kind }) => kind === 'Mentor')?.email ?? ''
    await page.goto('/auth?as=mentor')
    await signInOnPage(page, { email, password: DEMO_PASSWORD })
    await menuButton(page).click()
    await expect(page.getByRole('menuitem', { name: 'Mentor Dashboard' })).toHaveAttribute('href', '/mentor-dashboard')
  })
})

test.describe('returnTo', { tag: '@once' }, () => {
  test('leads to an own path, with its query', async ({ page }) => {
    const me = await register(url())
    await page.goto(`/auth?as=mentee&returnTo=${encodeURIComponent('/mentors?search=design')}`)
    await signInOnPage(page, me)
    await expect(page).toHaveURL('/mentors?search=design')
    await expect(menuButton(page)).toBeVisible()
  })

  // More of them in the tests of the rule itself.
  for (const target of ['//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    test(`never to ${target}`, async ({ page }) => {
      const me = await register(url())
      const abroad: string[] = []
      page.on('request', (request) => {
        if (/evil/.test(new URL(request.url()).host)) abroad.push(request.url())
      })
      page.on('dialog', (dialog) => abroad.push(dialog.message()))
      await page.goto(`/auth?as=mentee&returnTo=${encodeURIComponent(target)}`)
      await signInOnPage(page, me)
      await expect(page).toHaveURL('/mentors')
      await expect(menuButton(page)).toBeVisible()
      expect(abroad).toEqual([])
    })
  }
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

  test('says all that is missing at once, in the summary and at the fields', async ({ page }) => {
    await page.goto('/mentor-signup')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(inSummary(page)).toHaveText([
      'Full name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters long',
      'LinkedIn URL is required',
      'Specialization is required',
      'Experience must be at least 1 year',
      'Bio is required',
      'Starter package rate is required',
      'Advanced package rate is required',
    ])
    await expect(page.getByRole('alert').filter({ hasText: 'to correct' })).toBeFocused()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(9)
    await page.getByLabel('Starter').fill('0.5')
    await page.getByLabel('LinkedIn profile').fill('linkedin')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Starter package rate must be at least ₹1').first()).toBeVisible()
    await expect(page.getByText('Please enter a valid LinkedIn URL').first()).toBeVisible()
    await inSummary(page).getByRole('link', { name: 'Bio is required' }).click()
    await expect(page.getByLabel('Bio')).toBeFocused()
  })

  test('shows what a password needs while it is typed, and what to ask', { tag: '@once' }, async ({ page }) => {
    await page.goto('/signup/mentor')
    await expect(page.getByText(/₹300-₹1000/)).toBeVisible()
    await expect(page.getByText(/₹1000-₹10,000/)).toBeVisible()
    await expect(page.getByText(/^3-5 lines/)).toBeVisible()
    await expect(page.getByText(/2-3 business days/).first()).toBeVisible()
    const rules = page.getByRole('list', { name: 'What it needs' }).getByRole('listitem')
    const met = rules.filter({ hasText: ', met' })
    await expect(met).toHaveCount(0)
    const password = page.getByRole('textbox', { name: 'Password' })
    for (const [typed, count] of [
      ['a', 2],
      ['aB', 3],
      ['aB3', 4],
      ['aB3@', 5],
      [PASSWORD, 6],
      [`${PASSWORD}#`, 5],
    ] as const) {
      await password.fill(typed)
      await expect(met).toHaveCount(count)
    }
  })

  test('is thanked for and led to sign in; the address is taken after that', { tag: '@once' }, async ({ page }) => {
    const email = newEmail('mentor')
    await page.goto('/mentor-signup')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Application Submitted Successfully!').first()).toBeVisible()
    await expect(page).toHaveURL('/auth?as=mentor')
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await page.goto('/mentor-signup')
    await expect(page.getByLabel('Full name')).toHaveValue('')
    await fillIn(page, email.toUpperCase())
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Submission Failed').first()).toBeVisible()
    await expect(form(page).getByText('Email already registered').first()).toBeVisible()
    await expect(page.getByLabel('Bio')).toHaveValue(/ship engines/)
    await expect(page.getByRole('link', { name: 'Login with this email' })).toHaveAttribute('href', '/auth?as=mentor')
  })
})

test.describe('registering as a mentee', () => {
  async function fillIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('Full name').fill('Sana Qureshi')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByLabel('LinkedIn profile').fill(LINKEDIN)
    await page.getByLabel('Current level').selectOption('3rd Year Student')
  }

  test('says all that is missing at once', async ({ page }) => {
    await page.goto('/signup/mentee')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(inSummary(page)).toHaveText([
      'Name is required',
      'Please enter a valid email address',
      'Password must be at least 8 characters long',
      'LinkedIn URL is required',
      'Current level is required',
    ])
    await page.getByRole('textbox', { name: 'Password' }).fill('weakpassword')
    await page.keyboard.press('Tab')
    await expect(
      page
        .getByText(
          'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long',
        )
        .first(),
    ).toBeVisible()
  })

  test('is thanked for and led to sign in; the address is taken after that', { tag: '@once' }, async ({ page }) => {
    const email = newEmail('mentee')
    await page.goto('/mentee-signup')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Registration Successful!').first()).toBeVisible()
    await expect(page).toHaveURL('/auth?as=mentee')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(menuButton(page)).toHaveCount(0)

    await page.goto('/mentee-signup')
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Registration Failed').first()).toBeVisible()
    await expect(form(page).getByText('Email already registered').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login with this email' })).toHaveAttribute('href', '/auth?as=mentee')
  })

  test('keeps what was typed over a reload, but not the password', { tag: '@once' }, async ({ page }) => {
    await page.goto('/mentee-signup')
    await fillIn(page, 'half@test.example')
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Sana Qureshi')
    await expect(page.getByLabel('Current level')).toHaveValue('3rd Year Student')
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
  })
})
