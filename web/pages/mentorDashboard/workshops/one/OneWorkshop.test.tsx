import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CancelWorkshopMutation } from '../../../../__generated__/CancelWorkshopMutation.graphql.ts'
import type { attendanceMutation } from '../../../../__generated__/attendanceMutation.graphql.ts'
import type { WriteMessageMutation } from '../../../../__generated__/WriteMessageMutation.graphql.ts'
import * as saveFile from '../../../../lib/saveFile.ts'
import { currentToast, dismissToast } from '../../../../lib/toasts.ts'
import { answerMutation, refused } from '../../../../testing/answers.ts'
import { page, participant, renderWorkshops, workshop } from '../workshops.testing.tsx'
// Loaded on demand; here before the tests begin.
import '../workshopSchemas.ts'

const user = userEvent.setup()

beforeEach(() => {
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const ASHA = participant(1, 'Asha Rao')
const VIKRAM = participant(2, '=Vikram Patil', { email: 'vikram@test.example', hasAttended: true })
const BEGUN = { startsAt: '2026-11-21T06:00:00.000Z', registeredCount: 2, registrations: page([ASHA, VIKRAM]) }
const AHEAD = {
  registeredCount: 2,
  // Paid before the price rose.
  cancelRefunds: { amount: 79_800, count: 2, onHold: 0 },
  registrations: page([ASHA, VIKRAM]),
}

async function show(differences: object = {}) {
  const tab = await renderWorkshops('&workshop=12', [workshop(differences)])
  await tab.answer('OneWorkshopQuery')
  return tab
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const mark = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Present ${name}` })

test('everybody who is registered is listed with what is needed to reach them', async () => {
  await show(AHEAD)
  const [asha] = rows()
  expect(asha?.textContent).toBe('Asha Raoasha@test.example+91 90000 1000020 Nov 2026')
  expect(screen.getByRole('link', { name: 'asha@test.example' }).getAttribute('href')).toBe('mailto:asha@test.example')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(/You can mark attendance once it starts: Sat 5 Dec, 4:00 pm IST/)).toBeTruthy()
})

test('who registers meanwhile is listed as soon as the mentor is back at the page', async () => {
  const tab = await show({ registeredCount: 1, registrations: page([ASHA]) })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await tab.answer('OneWorkshopQuery', {
    workshop: workshop({ registeredCount: 2, registrations: page([ASHA, VIKRAM]) }),
  })
  expect(rows()).toHaveLength(2)
  expect(screen.getByText('2 of 50')).toBeTruthy()
})

test('more than a page are all loaded before they can be searched and saved', async () => {
  const tab = await show({ registeredCount: 2, registrations: page([ASHA], true) })
  expect(screen.getByText('Loading 1 of 2 participants…')).toBeTruthy()
  await tab.answer('ParticipantsPaginationQuery', {
    node: workshop({ registeredCount: 2, registrations: page([VIKRAM]) }),
  })
  expect(rows()).toHaveLength(2)
  const saved = vi.spyOn(saveFile, 'saveFile').mockImplementation(() => undefined)
  await press('CSV of 2 rows')
  const [name, text] = saved.mock.calls[0] ?? []
  expect(name).toBe('workshop-12-participants.csv')
  expect(text).toBe(
    '\uFEFFName,Email,Phone,Registered on,Attendance\r\n' +
      "Asha Rao,asha@test.example,'+91 90000 10000,2026-11-20,\r\n" +
      "'=Vikram Patil,vikram@test.example,'+91 90000 10000,2026-11-20,Present\r\n",
  )
})

test('from the start on a mark is saved at once, and what fails is kept and tried again', async () => {
  const { environment, sent } = await show(BEGUN)
  expect(mark('=Vikram Patil').checked).toBe(true)
  await user.click(mark('Asha Rao'))
  expect(mark('Asha Rao').checked).toBe(true)
  const input = { workshopId: 12, marks: [{ registrationId: 1, hasAttended: true }] }
  expect(sent()).toEqual([{ input }])
  await answerMutation<attendanceMutation>(environment, {
    markAttendance: refused('NotFoundError', 'Registration not found'),
  })
  expect(screen.getByRole('alert').textContent).toContain('1 mark not saved.')
  expect(mark('Asha Rao').checked).toBe(true)
  await press('Try again')
  expect(sent()).toEqual([{ input }])
  await answerMutation<attendanceMutation>(environment, {
    markAttendance: {
      __typename: 'MarkAttendancePayload',
      workshop: { id: 'workshop-12', attendedCount: 2 },
      registrations: [{ id: 'registration-1', hasAttended: true }],
    },
  })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('2 of 2 present')).toBeTruthy()
})

test('all are marked at once, and that can be undone', async () => {
  const { environment, sent } = await show(BEGUN)
  await press('Mark all as present')
  const marksOf = (hasAttended: boolean) => [{ input: { workshopId: 12, marks: [{ registrationId: 1, hasAttended }] } }]
  expect(sent()).toEqual(marksOf(true))
  // A disabled one would lose the focus.
  const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as present' })
  expect([all.disabled, all.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await answerMutation<attendanceMutation>(environment, {
    markAttendance: {
      __typename: 'MarkAttendancePayload',
      workshop: { id: 'workshop-12', attendedCount: 2 },
      registrations: [{ id: 'registration-1', hasAttended: true }],
    },
  })
  await act(async () => currentToast()?.action?.run())
  expect(mark('Asha Rao').checked).toBe(false)
  // Who was marked before stays marked.
  expect(sent()).toEqual(marksOf(false))
})

test('a message is confirmed with how many get it, and trying again sends the same one', async () => {
  const { environment, sent } = await show({
    ...AHEAD,
    messages: [{ number: 1, message: 'Welcome all', recipients: 1, createdAt: '2026-11-20T06:30:00.000Z' }],
  })
  expect(screen.getByText(/2 of 3 messages left\./)).toBeTruthy()
  expect(screen.getByText('Welcome all')).toBeTruthy()
  const box = screen.getByLabelText('Message')
  // Before the participants, who may be many.
  expect(box.compareDocumentPosition(rows()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.type(box, 'Too short')
  await press('Check and send')
  expect(await screen.findByText('Message must be at least 10 characters')).toBeTruthy()
  await user.type(box, ' no more')
  await press('Check and send')
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to 2 people?' }))
  expect(dialog.getByText('Too short no more')).toBeTruthy()
  expect(sent()).toEqual([])
  await press('Send message')
  const [first] = sent()
  const failing = environment.mock.findOperation(({ request }) => request.node.params.operationKind === 'mutation')
  await act(async () => environment.mock.reject(failing, new Error('lost')))
  expect(dialog.getByRole('alert').textContent).toContain('Your message is still here')
  await press('Send message')
  expect(sent()).toEqual([first])
  await answerMutation<WriteMessageMutation>(environment, {
    sendWorkshopMessage: {
      __typename: 'SendWorkshopMessagePayload',
      workshop: {
        id: 'workshop-12',
        databaseId: 12,
        registeredCount: 2,
        messages: [
          { number: 1, message: 'Welcome all', recipients: 1, createdAt: '2026-11-20T06:30:00.000Z' },
          { number: 2, message: 'Too short no more', recipients: 2, createdAt: '2026-11-21T06:30:00.000Z' },
        ],
      },
    },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/1 of 3 messages left\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
})

test('a message that is being written outlives a reload, the last one leaves no box', async () => {
  localStorage.setItem(
    'profile-drafts',
    JSON.stringify({
      owner: 'mentor:3',
      sections: { 'workshop-message-12': { at: '', version: null, values: { message: 'Bring a scale' } } },
    }),
  )
  await show(AHEAD)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Bring a scale')
})

test('after three messages there is no box to write in', async () => {
  const sent = (number: number) => ({
    number,
    message: `News ${number}`,
    recipients: 2,
    createdAt: '2026-11-20T06:30:00Z',
  })
  await show({ ...AHEAD, messages: [1, 2, 3].map(sent) })
  expect(screen.getByText(/0 of 3 messages left\./)).toBeTruthy()
  expect(screen.queryByLabelText('Message')).toBeNull()
})

test('with the last message the box goes, and the focus to what was sent', async () => {
  const sent = (number: number) => ({
    number,
    message: `News ${number} for you`,
    recipients: 2,
    createdAt: '2026-11-20T06:30:00Z',
  })
  const { environment } = await show({ ...AHEAD, messages: [1, 2].map(sent) })
  await user.type(screen.getByLabelText('Message'), 'News 3 for you')
  await press('Check and send')
  await screen.findByRole('dialog', { name: 'Send to 2 people?' })
  await press('Send message')
  await answerMutation<WriteMessageMutation>(environment, {
    sendWorkshopMessage: {
      __typename: 'SendWorkshopMessagePayload',
      workshop: { id: 'workshop-12', databaseId: 12, registeredCount: 2, messages: [1, 2, 3].map(sent) },
    },
  })
  expect(screen.queryByLabelText('Message')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Sent messages' })))
})

test('cancelling says whom it concerns and what they get back, and asks for a reason', async () => {
  const { environment, sent } = await show(AHEAD)
  await press('Cancel workshop')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this workshop?' }))
  expect(
    dialog.getByText(/2 people are registered\. We let all of them know\. We refund ₹798 in all, to 2 people\./),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel workshop' }))
  expect(await dialog.findByText('Reason is required')).toBeTruthy()
  await user.type(dialog.getByLabelText('Reason'), 'I am ill.')
  await user.click(dialog.getByRole('button', { name: 'Cancel workshop' }))
  await waitFor(() => expect(sent()).toEqual([{ input: { id: 12, reason: 'I am ill.', expectedRefund: 79_800 } }]))
  await answerMutation<CancelWorkshopMutation>(environment, {
    cancelWorkshop: refused('WorkshopConflictError', 'This workshop has already begun.'),
  })
  expect(await dialog.findByText('This workshop has already begun.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('I am ill.')
})

test('one that has begun is not cancelled here, nobody in it is said', async () => {
  await show({ startsAt: '2026-11-21T06:00:00.000Z' })
  expect(screen.queryByRole('button', { name: 'Cancel workshop' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Nobody is registered yet' })).toBeTruthy()
})

test('of a cancelled one it says what the participants read, and who is yet to be written to', async () => {
  await show({ state: 'CANCELLED', cancelReason: 'I am ill.', registeredCount: 11 })
  expect(screen.getByText(/What the participants read: “I am ill\.”/)).toBeTruthy()
  expect(screen.getByText(/We’re writing to 11 people now/)).toBeTruthy()
  expect(screen.queryByLabelText('Meeting link')).toBeNull()
})

test('of a cancelled one that had nobody in it, nobody is said to have read the reason', async () => {
  await show({ state: 'CANCELLED', cancelReason: 'I am ill.', registeredCount: 0 })
  expect(screen.getByText('The reason: “I am ill.”')).toBeTruthy()
})
