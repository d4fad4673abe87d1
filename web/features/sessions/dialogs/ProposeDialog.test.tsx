import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentToast } from '../../../lib/toasts.ts'
import { refused } from '../../../testing/answers.ts'
import { ProposeDialog } from './ProposeDialog.tsx'
import { at, isClosed, press, pressTwice, showDialog, words } from './dialogs.testing.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

const PROPOSE = 'ProposeDialogMutation'
const SLOTS = [at('09:00'), at('09:45')]
const EXPIRES = at('12:00', '2026-11-23')
const asMentor = {
  viewerSide: 'MENTOR',
  viewerCanPropose: { allowed: true, reason: 'The session moves when your mentee accepts.' },
}

afterEach(() => void vi.useRealTimers())

const show = (differences: object = {}) =>
  showDialog((booking, close) => <ProposeDialog bookingKey={booking} onClose={close} />, {
    ...asMentor,
    ...differences,
  })

test('the mentor picks one of their own slots, and reads until when the mentee can answer', async () => {
  const page = show()
  expect(words()).toContain('It stays there until Vikram Patil accepts.')
  await page.offers(SLOTS)
  await press('9:45 am')
  await press('Continue')
  expect(words()).toContain('NowSat 28 Nov, 10:30 am IST')
  expect(words()).toContain('New timeSat 28 Nov, 9:45 am IST')
  expect(words()).toContain(timesWhole('Answer byMon 23 Nov, 12:00 pm IST'))
  expect(words()).toContain('The new time isn’t reserved')
  pressTwice('Propose this time')
  expect(page.asked(PROPOSE)).toBe(1)
  expect(page.inputOf(PROPOSE)).toEqual({ bookingId: 7, startsAt: at('09:45') })
  await page.done(PROPOSE, 'ProposeTimePayload', { proposal: { startsAt: at('09:45'), expiresAt: EXPIRES } })
  await isClosed()
  expect(currentToast()).toMatchObject({
    title: 'Time proposed',
    description: 'We’ve asked Vikram Patil. They can answer until Mon 23 Nov, 12:00 pm IST.',
  })
})

test('a proposal that waits is shown, and until when; a new one takes its place', async () => {
  const page = show({ proposal: { startsAt: at('09:00'), expiresAt: EXPIRES } })
  await page.offers(SLOTS)
  expect(words()).toContain(
    'You proposed Sat 28 Nov, 9:00\u00A0am\u00A0IST; Vikram Patil can answer until Mon 23 Nov, 12:00\u00A0pm',
  )
  // It was declined meanwhile.
  await page.reads({ proposal: null })
  expect(words()).not.toContain('A proposal is waiting')
})

test('a slot that was taken meanwhile: back to the others', async () => {
  const page = show()
  await page.offers(SLOTS)
  await press('9:00 am')
  await press('Continue')
  await press('Propose this time')
  await page.refuses(PROPOSE, refused('SlotTakenError', 'This time slot is no longer available'))
  await page.offers([at('09:45')])
  expect((await screen.findByRole('alert')).textContent).toContain('Please pick another time.')
  expect(screen.getByRole('button', { name: '9:00 am, taken' })).toBeTruthy()
})

test('a mentor who is Busy is told how their times open again', async () => {
  const page = show()
  await page.offers([], false)
  expect(words()).toContain('Switch to Available')
})

test('of a session that has begun, or is cancelled meanwhile, nothing is proposed', async () => {
  const page = show()
  await page.offers(SLOTS)
  await page.reads({ viewerCanPropose: { allowed: false, reason: 'This booking is cancelled.' } })
  expect(words()).toContain('This booking is cancelled.')
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
