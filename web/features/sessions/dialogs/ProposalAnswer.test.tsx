import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../lib/errors.ts'
import { currentToast } from '../../../lib/toasts.ts'
import { refused } from '../../../testing/answers.ts'
import { ProposalAnswer } from './ProposalAnswer.tsx'
import { at, isClosed, press, showDialog, words } from './dialogs.testing.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

const ANSWER = 'ProposalAnswerMutation'
const PROPOSED = at('09:00', '2026-12-05')
const proposal = {
  startsAt: PROPOSED,
  expiresAt: at('12:00', '2026-11-23'),
  refundLine: 'No refund: starts within 48 hours',
}

afterEach(() => void vi.useRealTimers())

const show = (differences: object = {}) =>
  showDialog((booking, close) => <ProposalAnswer bookingKey={booking} onClose={close} />, { proposal, ...differences })

test('shows both times, until when to answer, and that nothing changes by itself', () => {
  show()
  expect(words()).toContain('Ananya Iyer asks to move it. Nothing changes unless you accept.')
  expect(words()).toContain('NowSat 28 Nov, 10:30 am IST')
  expect(words()).toContain('New timeSat 5 Dec, 9:00 am IST')
  expect(words()).toContain(timesWhole('Answer byMon 23 Nov, 12:00 pm IST'))
  expect(words()).toContain('nothing to pay')
  expect(words()).toContain('If you cancel the moved sessionNo refund: starts within 48 hours')
})

test('accepting moves the session, with a calendar file for its new time', async () => {
  const page = show()
  await press('Accept new time')
  expect(page.inputOf(ANSWER)).toEqual({ bookingId: 7, startsAt: PROPOSED, accept: true })
  await page.done(ANSWER, 'AnswerProposalPayload', { startsAt: PROPOSED, proposal: null })
  await isClosed()
  expect(currentToast()).toMatchObject({
    title: 'Session moved',
    description: 'It is now on Sat 5 Dec, 9:00 am IST. We’ve emailed Ananya Iyer.',
    action: { label: 'Save .ics file' },
  })
})

test('declining keeps the session where it is, and the mentor hears of it', async () => {
  const page = show()
  await press('Decline')
  expect(page.inputOf(ANSWER)).toMatchObject({ accept: false })
  await page.done(ANSWER, 'AnswerProposalPayload', { proposal: null })
  await isClosed()
  expect(currentToast()).toMatchObject({
    title: 'Proposal declined',
    description: 'Your session stays on Sat 28 Nov, 10:30 am IST. We’ve let Ananya Iyer know.',
  })
})

test('the answer that was pressed keeps the focus while it is sent, and the other waits', async () => {
  const page = show()
  await press('Decline')
  const decline = screen.getByRole<HTMLButtonElement>('button', { name: 'Decline' })
  expect([document.activeElement, decline.disabled, decline.getAttribute('aria-busy')]).toEqual([
    decline,
    false,
    'true',
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept new time' }).disabled).toBe(true)
  await page.fails(ANSWER, new RequestError('offline', 'Failed to fetch'))
  await screen.findByRole('alert')
})

test('a time that is lost by now: says so, and offers to choose another', async () => {
  const page = show()
  await press('Accept new time')
  await page.refuses(ANSWER, refused('SlotTakenError', 'This time slot is no longer available'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    timesWhole('This time slot is no longer available. Your session stays on Sat 28 Nov, 10:30 am IST.'),
  )
  await press('Choose another time')
  screen.getByRole('dialog', { name: 'Move this session' })
})

test('a proposal that is answered, withdrawn or over: says when the session is', async () => {
  const page = show()
  await page.reads({ proposal: null })
  expect(words()).toContain('This proposal is no longer open. Your session is on Sat 28 Nov, 10:30\u00A0am\u00A0IST.')
  expect(screen.queryByRole('button', { name: 'Accept new time' })).toBeNull()
  screen.getByRole('button', { name: 'Choose another time' })
})

test('too late to move, no other time is offered', async () => {
  const page = show({ viewerCanMove: { allowed: false, reason: 'Too late' } })
  await page.reads({ proposal: null })
  expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull()
})

test('without an answer of the server nothing is promised', async () => {
  const page = show()
  await press('Accept new time')
  await page.fails(ANSWER, new RequestError('offline', 'Failed to fetch'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We don’t know whether your answer arrived. It is safe to try again.',
  )
  screen.getByRole('button', { name: 'Accept new time' })
})
