/** A paid session changes: its mentee moves it and cancels it, its mentor cancels it, and old links show what is so now. */
import { bookingPage } from '../api/rules/addresses.ts'
import { buy, enter, newMentee, refundsAtProvider, takeMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { signIn } from './member.ts'
import { NARROW, WIDE } from './screenChecks.ts'

const url = () => process.env['E2E_URL']!

async function isOffered(mentorId: number, startsAt: string): Promise<boolean> {
  const day = startsAt.slice(0, 10)
  const query = `{ mentor(id: ${mentorId}) { freeSlots(from: "${day}", to: "${day}") { startsAt } } }`
  const answer = await fetch(`${url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as { data: { mentor: { freeSlots: { startsAt: string }[] } } }
  return data.mentor.freeSlots.some((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt))
}

const sequenceOf = ({ ics }: { ics: string | null }) => Number(/^SEQUENCE:(\d+)/m.exec(ics ?? '')?.[1] ?? Number.NaN)
/** `₹1,499` in paise. */
const paiseIn = (text: string) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100

test('a mentee moves a session and cancels it: the payment stays with it, then all of it goes back', async ({
  page,
  context,
}) => {
  const mentor = await takeMentor()
  const me = await newMentee()
  await enter(context, me)
  const { bookingId } = await buy(me, mentor.id)
  const link = bookingPage({ id: bookingId, mentorId: mentor.id })
  const member = await signIn(url(), me)
  const booking = async () => (await member.rest('GET', `/api/mentee/bookings/${me.id}`)).body
  const before = (await booking()) as unknown as { id: number; startsAt: string }[]
  expect(await isOffered(mentor.id, before[0]!.startsAt)).toBe(false)

  // Days and times take the whole of a phone.
  await page.setViewportSize(NARROW)
  await page.goto('/sessions')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const moving = page.getByRole('dialog', { name: 'Move this session' })
  const days = moving.locator('button[data-state="free"]')
  await days.nth((await days.count()) - 2).click()
  await moving
    .locator('button:enabled')
    .filter({ hasText: /^\d{1,2}:\d\d (am|pm)$/ })
    .first()
    .click()
  await moving.getByRole('button', { name: 'Continue' }).click()
  await expect(moving.getByText('Same price, nothing to pay', { exact: true })).toBeVisible()
  await moving.getByRole('button', { name: 'Move session' }).click()
  await expect(page.getByText(/^It is now on/).first()).toBeVisible()
  const after = (await booking()) as unknown as { id: number; startsAt: string; paymentStatus: string }[]
  expect(after).toMatchObject([{ id: before[0]!.id, paymentStatus: 'completed' }])
  expect(after[0]!.startsAt).not.toBe(before[0]!.startsAt)
  expect(await isOffered(mentor.id, before[0]!.startsAt)).toBe(true)
  const confirmed = await mailTo(url(), me.email, /confirmed/i)
  const moved = await mailTo(url(), me.email, /^Moved/)
  expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(confirmed))

  await page.setViewportSize(WIDE)
  await page.goto('/sessions')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const cancel = page.getByRole('button', { name: /^Cancel and get ₹[\d,]+ back$/ })
  const shown = paiseIn((await cancel.textContent()) ?? '')
  expect(shown).toBeGreaterThan(0)
  await cancel.click()
  await expect(page.getByText(/has been on its way since|was refunded to the account/).first()).toBeVisible()
  await expect.poll(() => refundsAtProvider(me.id)).toEqual([shown])
  expect(await isOffered(mentor.id, after[0]!.startsAt)).toBe(true)

  // The link of the first email.
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
})

test('a mentor cancels: the mentee gets everything back, and reads so where they were', async ({
  page,
  context,
  elsewhere,
}) => {
  const mentor = await takeMentor()
  const me = await newMentee()
  await enter(context, me)
  const { bookingId } = await buy(me, mentor.id)
  const link = bookingPage({ id: bookingId, mentorId: mentor.id })
  const other = await elsewhere()
  await enter(other, mentor)
  const theirs = await other.newPage()
  await theirs.goto('/sessions')
  const card = theirs.getByRole('article').filter({ hasText: me.name }).first()
  await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  const cancel = theirs.getByRole('button', { name: /^Cancel and refund ₹/ })
  const shown = paiseIn((await cancel.textContent()) ?? '')
  await cancel.click()
  await expect(theirs.getByText(`We’ve emailed ${me.name}`).first()).toBeVisible()
  await expect.poll(() => refundsAtProvider(me.id)).toEqual([shown])
  await page.setViewportSize(NARROW)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
  await expect(page.getByText(/has been on its way since|was refunded to the account/).first()).toBeVisible()
})
