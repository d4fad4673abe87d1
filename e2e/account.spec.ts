/** Account and security: who is signed in where, passwords, one's data, and the way out. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../prisma/seed/demoAccounts.ts'
import { enter, enterDemo, enterNew, newMentee, type Person } from './backstage.ts'
import { signInOnPage } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { live } from './live.ts'
import { DEMO_MENTEE } from './member.ts'
import { loaded } from './screenChecks.ts'

const url = () => process.env['E2E_URL']!
const NEXT = 'N3wer@pass!'
const DEVICE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const KEYS = ['currentUser', 'menteeAuth', 'sessionActive', 'userType']

/** Another device of theirs: answers what it may still do. */
async function otherDevice({ email, password }: Person) {
  const answer = await fetch(`${url()}/api/auth/mentee/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': DEVICE },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    status: async () => (await fetch(`${url()}/api/auth/user`, { headers: { cookie } })).status,
    graphql: (query: string) =>
      fetch(`${url()}/graphql`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
  }
}

async function open(page: Page, path = '/account'): Promise<void> {
  await page.goto(path)
  await loaded(page)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

const keptKeys = (page: Page) =>
  page.evaluate((names) => Object.keys(localStorage).filter((key) => names.includes(key)), [...KEYS, 'mentorAuth'])

test.describe('who is signed in', () => {
  test('is the same in every tab: signing out of one signs out the others, and Back shows nothing', async ({
    page,
    context,
  }) => {
    const me = await enterNew(context)
    await open(page)
    const other = await context.newPage()
    await open(other, '/mentors')
    await expect.poll(() => keptKeys(page).then((keys) => keys.toSorted())).toEqual(KEYS)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? ''))).toMatchObject({
      email: me.email,
      type: 'mentee',
      role: 'mentee',
      userType: 'mentee',
    })
    // The watch over the account comes once a page works; it writes down whose the tab is.
    await expect.poll(() => other.evaluate(() => sessionStorage.getItem('plumbline:typed-by'))).not.toBeNull()
    await logOut(page)
    await expect(page).toHaveURL('/auth')
    await expect(other).toHaveURL('/auth')
    await expect(other.getByText('You logged out in another tab.').first()).toBeVisible()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
      expect(await keptKeys(tab)).toEqual([])
    }
    expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/auth?returnTo=%2Faccount')
    await expect(page.getByText(me.email)).toHaveCount(0)
  })

  test('changes in every tab when another account signs in', async ({ page, context }) => {
    await enterNew(context)
    await open(page)
    const other = await context.newPage()
    await open(other, '/auth?as=mentor')
    await other.evaluate(() => Object.assign(window, { isOthers: true }))
    const email = DEMO_ACCOUNTS.find(({ kind }) => kind === 'Mentor')?.email ?? ''
    await signInOnPage(other, { email, password: DEMO_PASSWORD })
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
    await expect(page).toHaveURL('/account')
    await expect.poll(() => keptKeys(page)).toContain('mentorAuth')
    // Nothing of the first account stays in memory.
    await expect.poll(() => other.evaluate(() => 'isOthers' in window)).toBe(false)
    await other.getByRole('button', { name: /^Open user menu/ }).click()
    await other.getByRole('menuitem', { name: 'Mentor Dashboard' }).click()
    await expect(other).toHaveURL('/mentor-dashboard')
    await expect(other.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()
  })

  test('is nobody once another device has ended the session, without a touch', async ({ page, context }) => {
    const me = await enterNew(context)
    await open(page)
    const device = await otherDevice(me)
    // The page's live connection is what hears of it.
    await live(page)
    const draft = () => page.evaluate(() => sessionStorage.getItem('booking-draft-12'))
    await page.evaluate(() => sessionStorage.setItem('booking-draft-12', 'my agenda'))
    await device.graphql('mutation { endOtherSessions { __typename } }')
    await expect(page).toHaveURL('/auth?as=mentee&returnTo=%2Faccount')
    await expect(page.getByText('Your session has ended').first()).toBeVisible()
    // Whoever uses the browser next does not see the draft. Its author finds it again after logging in.
    expect(await draft()).toBeNull()
    await signInOnPage(page, me)
    await expect(page).toHaveURL('/account')
    expect(await draft()).toBe('my agenda')
  })
})

test.describe('without a connection', () => {
  test.use({ allowed: { errors: [/ERR_INTERNET_DISCONNECTED|WebSocket connection|dynamically imported module/] } })
  test('nobody is signed out, and that is said', async ({ page, context }) => {
    await enterNew(context)
    await open(page)
    await page.getByRole('button', { name: /user menu/ }).click()
    await context.setOffline(true)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByText('No connection').first()).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Account and security' })).toBeVisible()
  })
})

test.describe('the account page', () => {
  test('changes the password: other devices are out, this one goes on, the owner gets a mail', async ({
    page,
    context,
  }) => {
    const me = await enterNew(context)
    const device = await otherDevice(me)
    await open(page)
    const form = page.getByRole('form', { name: 'Change password' })
    await form.getByLabel('Current password').first().fill('Wrong@pass1')
    await form.getByLabel('New password').first().fill(NEXT)
    await form.getByLabel('Confirm new password').first().fill(NEXT)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('Your current password is incorrect').first()).toBeVisible()
    await expect(form.getByLabel('New password').first()).toHaveValue(NEXT)
    await form.getByLabel('Current password').first().fill(me.password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed').first()).toBeVisible()
    await expect(form.getByLabel('Current password').first()).toHaveValue('')
    expect(await device.status()).toBe(401)
    await expect(page.getByRole('list', { name: /^Devices/ }).getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('main').getByText(me.email).first()).toBeVisible()
    const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as { to: string; subject: string }[]
    expect(mails.filter(({ to }) => to === me.email).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    )
    const login = (password: string) =>
      page.request.post('/api/auth/mentee/login', { data: { email: me.email, password } })
    expect((await login(NEXT)).status()).toBe(200)
  })

  test(
    'shows where one is signed in and signs those devices out, one and all',
    { tag: '@phone-only' },
    async ({ page, context }) => {
      const me = await newMentee()
      const devices = [await otherDevice(me), await otherDevice(me), await otherDevice(me)]
      await enter(context, me)
      await open(page)
      const list = page.getByRole('list', { name: 'Devices you are logged in on' })
      const items = list.getByRole('listitem')
      await expect(items).toHaveCount(4)
      await expect(items.first()).toContainText('This device')
      await expect(items.first().getByRole('button')).toHaveCount(0)
      await expect(items.nth(1)).toContainText(
        /Chrome on Android.*Last used: Just now, \w{3} \d+ \w{3}, [\d:]+\s[ap]m\sIST/s,
      )
      await items.nth(1).getByRole('button', { name: 'Log out Chrome on Android' }).press('Enter')
      await expect(page.getByText('Chrome on Android is no longer logged in.').first()).toBeVisible()
      await expect(items).toHaveCount(3)
      await expect(list).toBeFocused()
      expect((await Promise.all(devices.map((device) => device.status()))).toSorted()).toEqual([200, 200, 401])
      await page.getByRole('button', { name: 'Log out all other devices' }).click()
      await expect(page.getByText('2 other devices are no longer logged in.').first()).toBeVisible()
      await expect(items).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Log out all other devices' })).toHaveCount(0)
      expect(await Promise.all(devices.map((device) => device.status()))).toEqual([401, 401, 401])
    },
  )

  test('hands over one’s data as a file', async ({ page, context }) => {
    const me = await enterNew(context)
    await open(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^plumbline-data-\d{4}-\d\d-\d\d\.json$/)
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: object; terms: object }
    expect(file.profile).toMatchObject({ email: me.email, name: me.name })
    expect(file.terms).toMatchObject({ accepted: true })
  })

  test(
    'says that an address is not confirmed, and sends the link again',
    { tag: '@phone-only' },
    async ({ page, context }) => {
      await enterNew(context)
      await open(page)
      await expect(page.getByText('Your email is not confirmed yet.')).toBeVisible()
      await page.getByRole('button', { name: 'Send the link again' }).click()
      await expect(page.getByText('Link sent').first()).toBeVisible()
    },
  )
})

test.describe('closing the account', () => {
  async function ask(page: Page, password: string): Promise<void> {
    await page.getByRole('button', { name: 'Close my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close your account?' })
    await dialog.getByLabel(/^Type/).fill('close my account')
    await dialog.getByLabel('Your password').first().fill(password)
    await dialog.getByRole('button', { name: 'Close my account' }).click()
  }

  test(
    'is refused while something is open: every reason, and nothing is changed',
    { tag: '@phone-only' },
    async ({ page, context }) => {
      await enterDemo(context, 'mentee', DEMO_MENTEE.email)
      await open(page)
      await ask(page, DEMO_MENTEE.password)
      const refusal = page.getByRole('dialog').getByRole('alert')
      await expect(refusal).toContainText('This mentee account cannot be closed yet.')
      await expect(refusal).toContainText(/The session with .+ on \d+ \w{3} \d{4}, [\d:]+ [ap]m IST is confirmed\./)
      await expect(refusal).toContainText(/The Advanced package with .+ runs until/)
      await expect(refusal).toContainText(
        /Cancel your sessions on the Sessions page, wait until these end, or write to \S+@\S+\. Then try again\./,
      )
      await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Close my account' })).toBeFocused()
      expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    },
  )

  test('says what goes and what stays, asks for words and password, and is for good', async ({ page, context }) => {
    const me = await enterNew(context)
    await open(page)
    const other = await context.newPage()
    await open(other, '/mentors')
    await page.getByRole('button', { name: 'Close my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close your account?' })
    await expect(dialog.getByRole('heading', { name: 'What we delete' })).toBeVisible()
    await expect(dialog).toContainText('Records of payments and refunds, for about 7 years')
    await dialog.getByRole('button', { name: 'Close my account' }).click()
    await expect(dialog.getByText('Please type "close my account"').first()).toBeVisible()
    await expect(dialog.getByText('Please enter your password').first()).toBeVisible()
    await dialog.getByLabel(/^Type/).fill('Close my account')
    await dialog.getByLabel('Your password').first().fill('Wrong@pass1')
    await dialog.getByRole('button', { name: 'Close my account' }).click()
    await expect(dialog.getByText('That password is incorrect').first()).toBeVisible()
    await dialog.getByLabel('Your password').first().fill(me.password)
    await dialog.getByRole('button', { name: 'Close my account' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account is closed').first()).toBeVisible()
    await expect(other).toHaveURL('/auth')
    expect(await keptKeys(page)).toEqual([])
    const again = await page.request.post('/api/auth/mentee/login', {
      data: { email: me.email, password: me.password },
    })
    expect(again.status()).toBe(401)
  })
})
