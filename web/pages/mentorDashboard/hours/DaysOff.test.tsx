// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { istDate, istInstant } from '../../../../api/rules/time/time.ts'
import type { DaysOffDialogQuery } from '../../../__generated__/DaysOffDialogQuery.graphql.ts'
import type { DaysOffRowMutation } from '../../../__generated__/DaysOffRowMutation.graphql.ts'
import type { DaysOffTestQuery } from '../../../__generated__/DaysOffTestQuery.graphql.ts'
import type { useSaveDaysOffMutation } from '../../../__generated__/useSaveDaysOffMutation.graphql.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { renderScreen } from '../../../testing/renderScreen.tsx'
import { DaysOff } from './DaysOff.tsx'

const query = graphql`
  query DaysOffTestQuery {
    mentor(id: 7) {
      ...DaysOff_mentor
    }
  }
`

function Shown({ queryRef }: { queryRef: PreloadedQuery<DaysOffTestQuery> }) {
  const { mentor } = usePreloadedQuery<DaysOffTestQuery>(query, queryRef)
  return mentor && <DaysOff mentorKey={mentor} />
}

const WEDDING = { id: 'DaysOff:1', databaseId: 1, startDate: '2026-11-24', endDate: '2026-11-26', note: 'A wedding' }
const REST = { id: 'DaysOff:2', databaseId: 2, startDate: '2026-12-31', endDate: '2027-01-01', note: null }
const SESSION = {
  id: 'Booking:41',
  databaseId: 41,
  menteeName: 'Nandini Joshi',
  startsAt: istInstant('2026-11-25', '10:30').toISOString(),
}

function show(differences: object = {}) {
  return renderScreen<DaysOffTestQuery>({
    address: '/mentor-dashboard',
    query,
    variables: {},
    Screen: Shown,
    answer: {
      Mentor: () => ({
        id: 'Mentor:7',
        databaseId: 7,
        daysOff: [WEDDING, REST],
        sessionsOnDaysOff: [SESSION],
        ...differences,
      }),
    },
  })
}
type Environment = ReturnType<typeof show>['environment']

/** The mentor as a mutation answers with them. */
const mentorWith = (daysOff: readonly (typeof WEDDING | typeof REST)[]) => ({
  id: 'Mentor:7',
  databaseId: 7,
  status: 'ACCEPTED' as const,
  available: true,
  daysOff,
  sessionsOnDaysOff: [],
})
const sent = ({ mock }: Environment, name: string) =>
  mock.getAllOperations().find(({ request }) => request.node.params.name === name)?.request.variables
const answerSessions = (environment: Environment, sessions: readonly (typeof SESSION)[]) =>
  answerQuery<DaysOffDialogQuery>(environment, 'DaysOffDialogQuery', {
    mentor: { id: 'Mentor:7', sessionsOnDaysOff: sessions },
  })

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
async function openToAdd(): Promise<void> {
  await press('Add days off')
  await screen.findByRole('dialog')
}
/** In one step, as a date picker does. */
function fill(first: string, last = ''): void {
  fireEvent.change(field(/^First day/), { target: { value: first } })
  fireEvent.change(field(/^Last day/), { target: { value: last } })
}

beforeAll(() => import('./DaysOffDialog.tsx'))
afterEach(() => dismissToast(currentToast()?.id ?? 0))

test('days off are listed with their length, the note, and the sessions that take place all the same', () => {
  show()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Tue 24 Nov to Thu 26 Nov 2026 3 daysA weddingStill booked: Wed 25 Nov, 10:30 am IST, Nandini Joshi',
    'Thu 31 Dec 2026 to Fri 1 Jan 2027 2 days',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/booking/7?confirmed=41')
})

test('without any it says what they are for', () => {
  show({ daysOff: [], sessionsOnDaysOff: [] })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No days off ahead')
})

test('sessions on the days are listed before anything is saved', async () => {
  const { environment } = show()
  await openToAdd()
  expect(field(/^First day/).min).toBe(istDate(new Date()))
  fill('2026-11-25')
  await waitFor(() =>
    expect(sent(environment, 'DaysOffDialogQuery')).toEqual({
      id: 7,
      daysOff: [{ startDate: '2026-11-25', endDate: '2026-11-25' }],
    }),
  )
  await answerSessions(environment, [SESSION])
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('1 session booked on these days.')).toBeTruthy()
  const link = dialog.getByRole('link', { name: 'Wed 25 Nov, 10:30 am IST, Nandini Joshi' })
  expect(link.getAttribute('href')).toBe('/booking/7?confirmed=41')
  expect(sent(environment, 'useSaveDaysOffMutation')).toBeUndefined()
  await press('Save, keep 1 session')
  await waitFor(() =>
    expect(sent(environment, 'useSaveDaysOffMutation')).toEqual({
      input: { startDate: '2026-11-25', endDate: null, note: null },
    }),
  )
  await answerMutation<useSaveDaysOffMutation>(environment, {
    saveDaysOff: {
      __typename: 'SaveDaysOffPayload',
      sessions: [{ id: 'Booking:41' }],
      mentor: mentorWith([{ ...WEDDING, startDate: '2026-11-25', endDate: '2026-11-25' }]),
    },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(currentToast()).toMatchObject({
    title: 'Days off saved',
    description: 'Students see no slots on these days. The session booked there stays.',
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('days without a session say so; a check that fails says so too and can be repeated', async () => {
  const { environment } = show()
  await openToAdd()
  fill('2026-12-07', '2026-12-08')
  const operation = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.params.name === 'DaysOffDialogQuery'),
  )
  environment.mock.reject(operation, new Error('No connection'))
  expect(await screen.findByText(/^We couldn’t check for sessions/)).toBeTruthy()
  await press('Try again')
  await answerSessions(environment, [])
  expect(screen.getByText('You have no sessions on these days.')).toBeTruthy()
})

test('a last day before the first is told at its field; nothing is sent', async () => {
  const { environment } = show()
  await openToAdd()
  fill('2026-12-08', '2026-12-07')
  await press('Save days off')
  await waitFor(() => expect(document.activeElement).toBe(field(/^Last day/)))
  expect(screen.getByText('The last day must not be before the first')).toBeTruthy()
  expect(sent(environment, 'useSaveDaysOffMutation')).toBeUndefined()
})

test('what the server refuses is told at the field, and what was typed stays, also when the dialog is closed', async () => {
  const { environment } = show()
  await openToAdd()
  fill('2026-11-26')
  await user.type(field(/^Note/), 'Site visit')
  await press('Save days off')
  const overlap = 'Some of these days are off already. Change those days off instead.'
  await answerMutation<useSaveDaysOffMutation>(environment, {
    saveDaysOff: refused('ValidationError', 'The input is not acceptable', {
      issues: [{ path: 'startDate', message: overlap }],
    }),
  })
  await screen.findByText(overlap)
  expect(field(/^First day/).getAttribute('aria-describedby')).toContain('error')
  expect(field(/^Note/).value).toBe('Site visit')
  await press('Cancel')
  await openToAdd()
  expect([field(/^First day/).value, field(/^Note/).value]).toEqual(['2026-11-26', 'Site visit'])
})

test('they can be changed', async () => {
  const { environment } = show()
  await press('Edit Tue 24 Nov to Thu 26 Nov 2026')
  await screen.findByRole('dialog', { name: 'Change days off' })
  expect([field(/^First day/).value, field(/^Last day/).value]).toEqual(['2026-11-24', '2026-11-26'])
  fill('2026-11-24')
  await press('Save days off')
  await waitFor(() =>
    expect(sent(environment, 'useSaveDaysOffMutation')).toEqual({
      input: { id: 1, startDate: '2026-11-24', endDate: null, note: 'A wedding' },
    }),
  )
})

test('they can be removed, and added again from the toast', async () => {
  const { environment } = show()
  await press('Remove Tue 24 Nov to Thu 26 Nov 2026')
  await answerMutation<DaysOffRowMutation>(environment, {
    removeDaysOff: { __typename: 'RemoveDaysOffPayload', mentor: mentorWith([REST]) },
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add days off' }))
  currentToast()?.action?.run()
  await waitFor(() =>
    expect(sent(environment, 'useSaveDaysOffMutation')).toEqual({
      input: { startDate: '2026-11-24', endDate: '2026-11-26', note: 'A wedding' },
    }),
  )
})
