/** The life of a workshop: made, approved, found, paid for, held, certified; cancelled, sold out and passed on. */
import type { BrowserContext, Page } from '@playwright/test'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { enter, passWorkshop, takeMentor } from './backstage.ts'
import { checkout, payButton } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade, NARROW } from './screenChecks.ts'
import { expectCoversNothing } from './toastChecks.ts'

const url = () => process.env['E2E_URL']!
let serial = 0
/** An address that nobody else has. */
const newAddress = (): string => `visitor-${process.pid}-${Date.now()}-${(serial += 1)}@test.example`

interface Made {
  id: number
  title: string
}

/** Makes a workshop as its mentor and approves it as an administrator, by the documented calls. */
async function makeWorkshop(office: BrowserContext, admin: BrowserContext, more: object = {}): Promise<Made> {
  const title = `Reading a beam drawing ${process.pid}-${(serial += 1)}`
  const made = await office.request.post('/api/workshops', {
    data: {
      title,
      description: 'A live working session on one real beam.',
      branch: 'Civil Engineering',
      date: addDays(istDate(new Date()), 20),
      time: '16:00',
      duration: '2.5 hours',
      maxParticipants: 20,
      price: 499,
      meetingLink: 'https://meet.example/beam',
      ...more,
    },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: number }
  const login = await admin.request.post('/api/admin/login', {
    data: { username: 'admin', password: 'Plumb-line-42!' },
  })
  expect(login.status()).toBe(200)
  expect((await admin.request.patch(`/api/workshops/${id}/approve`)).status()).toBe(200)
  return { id, title }
}

async function fillIn(page: Page, email: string, name = 'Sneha Kulkarni'): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  const address = page.getByLabel('Email Address')
  if (await address.isEditable()) await address.fill(email)
  await page.getByLabel('Phone Number').fill('+91 98765 43210')
}

async function pay(page: Page): Promise<void> {
  await payButton(page).click()
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
}

async function expectRegistered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Successful' })).toBeFocused()
}

/** The own path of the first link in a mail that begins so. */
function pathIn({ text }: { text: string }, start: string): string {
  const link = text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname.startsWith(start))
  if (!link) throw new Error(`No link to ${start} in: ${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('from made to certified', async ({ page, elsewhere }) => {
  test.setTimeout(120_000)
  const office = await elsewhere()
  await enter(office, await takeMentor())
  const { id, title } = await makeWorkshop(office, await elsewhere())
  const email = newAddress()

  await page.goto('/workshops')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await card.getByRole('link', { name: /^View Details & Register/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await fillIn(page, email)
  await pay(page)
  await expectRegistered(page)
  await expect(page.getByText('Check your email:')).toBeVisible()
  await expectWellMade(page, 'registered')

  const mail = await mailTo(url(), email, /^Registered/)
  expect(mail.text).toContain('https://meet.example/beam')
  expect(mail.ics).toContain('BEGIN:VEVENT')
  const ticket = pathIn(mail, '/workshop-tickets/')
  const answer = await page.goto(ticket)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const file = await page.request.get((await page.getByRole('link', { name: 'Save .ics file' }).getAttribute('href'))!)
  expect(await file.text()).toContain('SUMMARY')
  const receipt = await page.request.get((await page.getByRole('link', { name: /Receipt/ }).getAttribute('href'))!)
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await passWorkshop(id)
  const desk = await office.newPage()
  await desk.goto(`/mentor-dashboard?tab=workshops&workshop=${id}`)
  await desk.getByRole('checkbox', { name: 'Present Sneha Kulkarni' }).check()
  await expect(desk.getByText('1 of 1 present', { exact: true })).toBeVisible()

  await page.goto(ticket)
  await page.getByRole('link', { name: 'Your certificate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate of attendance' })).toBeVisible()
  await expect(page.getByText('Sneha Kulkarni')).toBeVisible()
  const pdf = await page.request.get((await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href'))!)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a last seat: closed, failed and paid; sold out, queued for, cancelled with its refund and passed on', async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(150_000)
  const office = await elsewhere()
  await enter(office, await takeMentor())
  const { id } = await makeWorkshop(office, await elsewhere(), { maxParticipants: 1 })
  const place = `/workshop-registration/${id}`
  const [first, second] = [newAddress(), newAddress()]

  await page.goto(place)
  await fillIn(page, first)
  await payButton(page).click()
  await checkout(page).getByRole('button', { name: 'Fail' }).click()
  await checkout(page).getByRole('button', { name: 'Close' }).click()
  // The page says the same.
  await expectCoversNothing(page, 'Payment Cancelled')
  await expect(page.getByText('Payment was cancelled. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('timer').filter({ visible: true }).first()).toBeVisible()
  await page.reload()
  // The last seat is theirs meanwhile, and what was typed is still there.
  await expect(page.getByLabel('Email Address')).toHaveValue(first)
  await pay(page)
  await expectRegistered(page)
  const ticket = pathIn(await mailTo(url(), first, /^Registered/), '/workshop-tickets/')

  const other = await (await elsewhere()).newPage()
  await other.goto(place)
  await expect(other.getByRole('heading', { name: 'Sold out' })).toBeVisible()
  await other.getByLabel('Email Address').fill(second)
  await other.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(other.getByText('Check your email.')).toBeVisible()
  await other.goto(pathIn(await mailTo(url(), second, /waiting list/i), '/workshop-waiting-list/'))
  await other.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'You’re on the waiting list' })).toBeVisible()

  await page.goto(ticket)
  await page.getByRole('button', { name: 'Cancel my registration' }).click()
  await expectWellMade(page, 'cancelling')
  // Narrow by now: the buttons stand one below the other, the main one on top.
  const [main, keep] = await Promise.all(
    ['Cancel and get ₹499 back', 'Keep my seat'].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  expect(main!.y + main!.height).toBeLessThan(keep!.y)
  expect(main!.width).toBe(keep!.width)
  await page.getByRole('button', { name: 'Cancel and get ₹499 back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Registration cancelled' })).toBeFocused()
  await expect(page.getByText(/refund of ₹499 has been on its way|₹499 was refunded/)).toBeVisible()
  await mailTo(url(), first, /^Cancelled/)

  await other.goto(pathIn(await mailTo(url(), second, /^A seat is reserved/), '/workshop-waiting-list/'))
  await other.getByRole('link', { name: 'Register now' }).click()
  await expect(other.getByText('A seat is reserved for you until')).toBeVisible()
  await expect(other.getByText(/Sold out|No seats left/)).toHaveCount(0)
  await fillIn(other, second, 'Asha Rao')
  await pay(other)
  await expectRegistered(other)
})

test('a free seat is taken by the button behind the mail, on a phone', async ({ page, elsewhere }) => {
  await page.setViewportSize(NARROW)
  const office = await elsewhere()
  await enter(office, await takeMentor())
  const { id } = await makeWorkshop(office, await elsewhere(), { price: 0 })
  const email = newAddress()
  await page.goto(`/workshop-registration/${id}`)
  await fillIn(page, email)
  await page.getByRole('region', { name: 'Register', exact: true }).getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await page.goto(pathIn(await mailTo(url(), email, /./), '/workshop-tickets/'))
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeFocused()
  await mailTo(url(), email, /^Registered/)
})

test.describe('a lost connection', () => {
  test.use({ allowed: { errors: [/Failed to load resource/] } })
  test('after the payment is checked, also over a reload, and never paid twice', async ({ page, elsewhere }) => {
    const office = await elsewhere()
    await enter(office, await takeMentor())
    const { id } = await makeWorkshop(office, await elsewhere())
    await page.goto(`/workshop-registration/${id}`)
    await fillIn(page, newAddress())
    await page.route('**/graphql?workshopPaymentVerify*', (route) => route.abort())
    await pay(page)
    await expect(page.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible()
    await expectWellMade(page, 'checking a payment')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    await page.unroute('**/graphql?workshopPaymentVerify*')
    await expect(page.getByRole('heading', { level: 1, name: 'Registration Successful' })).toBeVisible()
  })
})
