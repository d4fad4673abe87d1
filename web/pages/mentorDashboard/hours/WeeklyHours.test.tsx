// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SlotPreviewQuery } from '../../../__generated__/SlotPreviewQuery.graphql.ts'
import type { useMentorSectionMutation } from '../../../__generated__/useMentorSectionMutation.graphql.ts'
import type { WeeklyHoursTestQuery } from '../../../__generated__/WeeklyHoursTestQuery.graphql.ts'
import { addDays, istInstant } from '../../../../api/rules/time/time.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { renderScreen } from '../../../testing/renderScreen.tsx'
import { CopyHoursDialog, WeeklyHours } from './WeeklyHours.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

const query = graphql`
  query WeeklyHoursTestQuery {
    mentor(id: 7) {
      ...WeeklyHours_mentor
    }
  }
`

function Shown({ queryRef }: { queryRef: PreloadedQuery<WeeklyHoursTestQuery> }) {
  const { mentor } = usePreloadedQuery<WeeklyHoursTestQuery>(query, queryRef)
  return mentor && <WeeklyHours mentorKey={mentor} />
}

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekday, n) => ({
  weekday,
  enabled: weekday === 'TUESDAY',
  ...(n === 1 && { startTime: '18:00', endTime: '21:00' }),
  ...(n !== 1 && { startTime: n > 4 ? '10:00' : '09:00', endTime: n > 4 ? '14:00' : '17:00' }),
}))
/** By day, as it is saved. */
const weekOf = (week: typeof WEEK) =>
  Object.fromEntries(week.map(({ weekday, ...hours }) => [weekday.toLowerCase(), hours]))
const ASHA = {
  id: 'Mentor:7',
  databaseId: 7,
  profileVersion: 3,
  status: 'ACCEPTED',
  available: true,
  timeSlotsPerWeek: 'Evenings only.',
  weeklyAvailability: WEEK,
  daysOff: [{ id: 'DaysOff:1', startDate: '2026-12-01', endDate: '2026-12-02' }],
}

function show(differences: object = {}) {
  return renderScreen<WeeklyHoursTestQuery>({
    address: '/mentor-dashboard',
    query,
    variables: {},
    Screen: Shown,
    answer: { Mentor: () => ({ ...ASHA, ...differences }) },
  })
}
type Environment = ReturnType<typeof show>['environment']

// Saturday 21 November 2026 is the first of the two weeks.
const slotAt = (date: string, time: string) => ({ startsAt: istInstant(date, time).toISOString() })
function previewOf(times: Record<string, string[]>, more: object = {}): SlotPreviewQuery['rawResponse'] {
  const days = Array.from({ length: 14 }, (_, ahead) => addDays('2026-11-21', ahead)).map((date) => ({
    date,
    isDayOff: date === '2026-12-01',
    slots: (times[date] ?? []).map((time) => slotAt(date, time)),
  }))
  const slotPreview = { days, sessions: [], ...more }
  return { viewer: { id: 'viewer:mentor:7', mentor: { id: 'Mentor:7', slotPreview } } }
}
const TUESDAY = ['18:00', '18:45', '19:30', '20:15']
const answerPreview = (environment: Environment, answer = previewOf({ '2026-11-24': TUESDAY })) =>
  answerQuery<SlotPreviewQuery>(environment, 'SlotPreviewQuery', answer)
/** What the preview was asked last. */
const asked = ({ mock }: Environment) =>
  mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name === 'SlotPreviewQuery')
    .at(-1)?.request.variables

const user = userEvent.setup()
const day = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const live = () => document.querySelector('[aria-live="polite"]')?.textContent

beforeAll(async () => void (await CopyHoursDialog.load()))
beforeEach(() => localStorage.clear())
afterEach(() => dismissToast(currentToast()?.id ?? 0))

test('a day has its hours, the slots that they make, and is off with its switch', async () => {
  show()
  expect(select('Tuesday, start').selectedOptions[0]?.text).toBe('6:00 pm')
  expect(select('Tuesday, end').selectedOptions[0]?.text).toBe('9:00 pm')
  expect(screen.getByText('4 slots')).toBeTruthy()
  expect(day('Monday').checked).toBe(false)
  expect(screen.queryByRole('combobox', { name: 'Monday, start' })).toBeNull()
  await user.click(day('Tuesday'))
  expect(screen.queryByRole('combobox', { name: 'Tuesday, start' })).toBeNull()
})

test('a day that is switched on begins with the usual hours, a weekend with shorter ones', async () => {
  show()
  await user.click(day('Monday'))
  await user.click(day('Sunday'))
  expect([select('Monday, start').value, select('Monday, end').value]).toEqual(['09:00', '17:00'])
  expect([select('Sunday, start').value, select('Sunday, end').value]).toEqual(['10:00', '14:00'])
  expect(select('Sunday, end').options).toHaveLength(48)
  expect([...select('Sunday, end').options].at(-1)?.text).toBe('midnight')
})

test('an end before the start is told at once, moves nothing and is not saved', async () => {
  const { environment } = show()
  await user.selectOptions(select('Tuesday, start'), '22:00')
  expect(screen.getByRole('alert').textContent).toBe('End time must be after start time')
  expect(select('Tuesday, end').value).toBe('21:00')
  expect(select('Tuesday, end').getAttribute('aria-invalid')).toBe('true')
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(select('Tuesday, end')))
  const names = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  expect(names).not.toContain('useMentorSectionMutation')
  await user.selectOptions(select('Tuesday, end'), '22:30')
  expect(screen.getByRole('alert').textContent).toBe('A session takes 45 minutes: give the day more time')
  await user.selectOptions(select('Tuesday, end'), '24:00')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('hours are saved with the version that they were filled from, and nothing that was not changed', async () => {
  const { environment } = show()
  await user.selectOptions(select('Tuesday, end'), '24:00')
  await press('Save')
  await waitFor(() => expect(savedInput(environment)).toBeTruthy())
  const { tuesday, ...others } = weekOf(WEEK)
  expect(savedInput(environment)).toEqual({
    profileVersion: 3,
    weeklyAvailability: { ...others, tuesday: { ...tuesday, endTime: '24:00' } },
  })
})

test('hours that another tab has saved are shown beside these, day by day, until one is chosen', async () => {
  const { environment } = show()
  await user.selectOptions(select('Tuesday, end'), '20:00')
  await press('Save')
  const theirs = WEEK.map((hours) => (hours.weekday === 'SUNDAY' ? { ...hours, enabled: true } : hours))
  await answerMutation<useMentorSectionMutation>(environment, {
    updateMentorProfile: refused('ProfileConflictError', 'Saved elsewhere', {
      fields: ['weeklyAvailability'],
      savedAt: '2026-11-21T05:30:00Z',
      viewer: { id: 'viewer:mentor:7', mentor: { ...ASHA, weeklyAvailability: theirs, profileVersion: 5 } },
    }),
  })
  const choice = within(screen.getByRole('group', { name: 'Weekly availability' }))
  expect(choice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Tuesday: 6:00 pm to 9:00 pm\nSunday: 10:00 am to 2:00 pm',
    'Tuesday: 6:00 pm to 8:00 pm',
  ])
  await user.click(choice.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() =>
    expect(savedInput(environment)).toMatchObject({
      profileVersion: 5,
      weeklyAvailability: { tuesday: { endTime: '20:00' } },
    }),
  )
})

test('hours that were not saved are there again after a reload', async () => {
  show()
  await user.click(day('Saturday'))
  await waitFor(() => expect(localStorage.getItem('profile-drafts')).toContain('saturday'))
  cleanup()
  show()
  await waitFor(() => expect(day('Saturday').checked).toBe(true))
  expect(screen.getByText(/^Restored what you typed/)).toBeTruthy()
})

test('a day that is switched off with such hours does not stand in the way', async () => {
  const { environment } = show()
  await user.selectOptions(select('Tuesday, start'), '22:00')
  await user.click(day('Tuesday'))
  await press('Save')
  await waitFor(() => expect(savedInput(environment)).toBeTruthy())
  expect(savedInput(environment)).toMatchObject({
    weeklyAvailability: { tuesday: { enabled: false, startTime: '18:00', endTime: '21:00' } },
  })
})

const savedInput = ({ mock }: Environment): Record<string, unknown> | undefined =>
  mock.getAllOperations().find(({ request }) => request.node.params.name === 'useMentorSectionMutation')?.request
    .variables['input']

test('hours are copied to the days that are picked, to weekdays, or to all', async () => {
  show()
  await press('Copy to other days')
  const copy = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Copy hours',
    description: 'Choose at least one day.',
  })
  expect(copy.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  await user.click(copy)
  expect([select('Sunday, start').value, select('Sunday, end').value]).toEqual(['18:00', '21:00'])
  expect(day('Monday').checked).toBe(false)
  await press('Copy to other days')
  await press('Weekdays')
  await press('Copy hours')
  expect(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].every((name) => day(name).checked)).toBe(true)
  expect(day('Saturday').checked).toBe(false)
  await press('Copy to other days')
  await press('All days')
  await press('Copy hours')
  expect(select('Saturday, end').value).toBe('21:00')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy to other days' }))
  expect(screen.getByRole('status').textContent).toBe('Not saved yet')
})

test('hours that will not do are not copied', async () => {
  show()
  await user.selectOptions(select('Tuesday, start'), '22:00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy to other days' }).disabled).toBe(true)
})

test('the preview is asked for what is saved, then with the draft, and tells of the next week what students will see', async () => {
  const { environment } = show()
  await waitFor(() => expect(asked(environment)).toEqual({ weeklyAvailability: null }))
  await answerPreview(environment)
  expect(live()).toBe('Students will see 4 slots next week: 4 on Tuesday.')
  expect(screen.queryByText('This change does not affect booked sessions.')).toBeNull()
  await user.click(day('Saturday'))
  // The last answer stays until the new one is there.
  expect(live()).toBe('Students will see 4 slots next week: 4 on Tuesday.')
  await waitFor(() =>
    expect(asked(environment)).toMatchObject({
      weeklyAvailability: { saturday: { enabled: true, startTime: '10:00', endTime: '14:00' } },
    }),
  )
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-busy')).toBe('true')
  await answerPreview(environment, previewOf({ '2026-11-24': TUESDAY, '2026-11-28': ['10:00'] }))
  expect(live()).toBe('Students will see 5 slots next week: 4 on Tuesday, 1 on Saturday.')
  await user.click(day('Tuesday'))
  await user.click(day('Saturday'))
  await waitFor(() => expect(asked(environment)).toMatchObject({ weeklyAvailability: { tuesday: { enabled: false } } }))
  await answerPreview(environment, previewOf({}))
  expect(live()).toBe('Students will see no slots next week.')
  expect(screen.getByText('This change does not affect booked sessions.')).toBeTruthy()
})

test('the two weeks show what is booked and what is off', async () => {
  const { environment } = show()
  const session = { id: 'Booking:41', databaseId: 41, menteeName: 'Nandini Joshi', ...slotAt('2026-11-24', '18:45') }
  await answerPreview(environment, previewOf({ '2026-11-24': ['18:00', '19:30'] }, { sessions: [session] }))
  const days = within(screen.getByRole('list', { name: 'The next two weeks, day by day' })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Sat 21 NovNo slots',
    'Sun 22 NovNo slots',
    'Mon 23 NovNo slots',
    `${timesWhole('Tue 24 Nov6:00 pm, 7:30 pm')}Booked: 6:45 pm, Nandini Joshi`,
    ...['Wed 25 Nov', 'Thu 26 Nov', 'Fri 27 Nov', 'Sat 28 Nov', 'Sun 29 Nov', 'Mon 30 Nov'].map((d) => `${d}No slots`),
    'Tue 1 DecDay off',
    ...['Wed 2 Dec', 'Thu 3 Dec', 'Fri 4 Dec'].map((d) => `${d}No slots`),
  ])
  expect(screen.getByRole('link', { name: '6:45 pm, Nandini Joshi' }).getAttribute('href')).toBe(
    '/booking/7?confirmed=41',
  )
})

test('a preview that fails says so, can be asked for again, and stops nobody from saving', async () => {
  const { environment } = show()
  const fail = async () => {
    const operation = await waitFor(() =>
      environment.mock.findOperation(({ request }) => request.node.params.name === 'SlotPreviewQuery'),
    )
    act(() => environment.mock.reject(operation, new Error('No connection')))
  }
  await fail()
  expect(screen.getByText('The preview could not be loaded. You can still save.')).toBeTruthy()
  await press('Try again')
  await answerPreview(environment)
  expect(live()).toBe('Students will see 4 slots next week: 4 on Tuesday.')
  await user.click(day('Saturday'))
  await fail()
  // What was there before is dimmed, not gone.
  expect(live()).toBe('Students will see 4 slots next week: 4 on Tuesday.')
  await press('Save')
  await waitFor(() => expect(savedInput(environment)).toBeTruthy())
})

test('hours that will not do are not asked about: the preview waits for them', async () => {
  const { environment } = show()
  await answerPreview(environment)
  await user.selectOptions(select('Tuesday, start'), '22:00')
  expect(screen.getByText('Fix the hours of Tuesday to see the preview.')).toBeTruthy()
  // Longer than the pause after which a draft is asked about.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(asked(environment)).toBeUndefined()
})

test.each([
  [{ available: false }, 'You are shown as Busy, so students see no slots until you are Available again.'],
  [{ status: 'PENDING_REVIEW' }, 'We are still reviewing your application, so students see no slots yet.'],
  [{ status: 'REJECTED' }, 'You are not accepted as a mentor, so students see no slots.'],
])('when nothing is offered it says why, and what would be: %o', async (mentor, why) => {
  const { environment } = show(mentor)
  await answerPreview(environment, previewOf({ '2026-11-24': TUESDAY }))
  expect(screen.getByText(why)).toBeTruthy()
  expect(live()).toBe('Without that, students would see 4 slots next week: 4 on Tuesday.')
})

test('the preview is asked anew when the mentor becomes Busy, or days off change', async () => {
  const { environment } = show()
  await answerPreview(environment)
  act(() =>
    environment.commitUpdate((store) => {
      store.get('Mentor:7')?.setValue(false, 'available')
    }),
  )
  expect(screen.getByText(/^You are shown as Busy/)).toBeTruthy()
  await answerPreview(environment, previewOf({ '2026-11-24': TUESDAY }))
  act(() =>
    environment.commitUpdate((store) => {
      store.get('Mentor:7')?.setLinkedRecords([], 'daysOff')
    }),
  )
  await answerPreview(environment, previewOf({}))
  expect(live()).toContain('no slots next week')
})
