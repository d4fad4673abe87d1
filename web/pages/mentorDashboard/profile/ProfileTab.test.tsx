// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completenessOf, PROFILE_ITEMS, type ProfileItem } from '../../../../api/rules/people/completeness.ts'
import { forEachList } from '../../../../api/rules/people/mentorLists.ts'
import { forEachProse } from '../../../../api/rules/people/mentorTexts.ts'
import type { ProfileTabQuery } from '../../../__generated__/ProfileTabQuery.graphql.ts'
import query, { type ProfileTabTestQuery } from '../../../__generated__/ProfileTabTestQuery.graphql.ts'
import type { useMentorSectionMutation } from '../../../__generated__/useMentorSectionMutation.graphql.ts'
import { RequestError } from '../../../lib/errors.ts'
import { roomText } from '../../../lib/plural.ts'
import { currentToast, dismissToast } from '../../../lib/toasts.ts'
import { answerMutation, answerQuery, refused } from '../../../testing/answers.ts'
import { renderScreen } from '../../../testing/renderScreen.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SECTIONS } from './sections.ts'

function Dashboard({ queryRef }: { queryRef: PreloadedQuery<ProfileTabTestQuery> }) {
  const { viewer, site } = usePreloadedQuery<ProfileTabTestQuery>(
    graphql`
      query ProfileTabTestQuery {
        viewer {
          ...ProfileTab_viewer
        }
        site {
          ...ProfileTab_site
        }
      }
    `,
    queryRef,
  )
  if (!viewer) return null
  return (
    <main>
      <ProfileTab viewerKey={viewer} siteKey={site} />
    </main>
  )
}

const PROFILE = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  currentJobTitle: 'Structural Engineer',
  currentCompany: 'Sahyadri Structures',
  currentCity: 'Pune',
  currentCountry: 'India',
  mainBranch: 'Civil Engineering',
  subBranch: 'Tunnel ventilation' as string | null,
  experience: 9,
  bio: 'Bridges',
  ...forEachList((): readonly string[] => []),
  previousCompanies: ['Larsen & Toubro'] as readonly string[],
  industriesWorkedIn: ['Bridges'] as readonly string[],
  toolsAndSoftware: ['STAAD.Pro'] as readonly string[],
  skills: ['Concrete'] as readonly string[],
  whyIMentor: null as string | null,
  successStories: null as string | null,
}
/** Without hours yet. */
const WEEK = (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const).map(
  (weekday) => ({ weekday, enabled: false, startTime: '09:00', endTime: '17:00' }),
)
/** A mentor as the server sends one, with the completeness of what is in it. */
function mentor(changes: Partial<typeof PROFILE> = {}, profileVersion = 3) {
  const profile = { ...PROFILE, ...changes }
  const { percent, message, missing } = completenessOf({ ...profile, weeklyAvailability: [] })
  const labels = (field: ProfileItem) => ({ field, label: PROFILE_ITEMS[field] })
  return {
    id: 'm7',
    databaseId: 7,
    profileVersion,
    starterPrice: 79_900,
    advancedPrice: 449_900,
    completeness: { percent, message, missing: missing.map(labels) },
    status: 'ACCEPTED' as const,
    available: true,
    timeSlotsPerWeek: null,
    weeklyAvailability: WEEK,
    daysOff: [],
    sessionsOnDaysOff: [],
    ...profile,
  }
}
const VIEWER = { id: 'viewer:mentor:7', emailConfirmed: true, calendarFeed: null }

const user = userEvent.setup()
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const section = (title: string) => within(screen.getByRole('region', { name: title }))
const press = (title: string, name: string) => user.click(section(title).getByRole('button', { name }))

beforeEach(() => localStorage.clear())
afterEach(() => dismissToast(currentToast()?.id ?? 0))

async function show({ hash = '', viewer = VIEWER }: { hash?: string; viewer?: typeof VIEWER } = {}) {
  const shown = await act(async () =>
    renderScreen<ProfileTabTestQuery>({
      address: `/mentor-dashboard${hash}`,
      query,
      variables: {},
      Screen: Dashboard,
      answer: {
        Viewer: () => ({ ...viewer, mentor: mentor() }),
        Site: () => ({ supportEmail: 'help@example.in' }),
      },
    }),
  )
  await screen.findByRole('region', { name: 'Pricing' }, { timeout: 15_000 })
  return shown
}
type Shown = Awaited<ReturnType<typeof show>>
const sent = ({ environment }: Shown) => environment.mock.getMostRecentOperation().request.variables['input'] as object
const ACCOUNT = { ...VIEWER, databaseId: 7, name: 'Asha Rao', email: 'asha@example.in', type: 'MENTOR' } as const
const save = ({ environment }: Shown, changes: Partial<typeof PROFILE>, version = 4, account: object = {}) =>
  answerMutation<useMentorSectionMutation>(environment, {
    updateMentorProfile: {
      __typename: 'UpdateMentorProfilePayload',
      mentor: mentor(changes, version),
      viewer: { ...ACCOUNT, ...account },
    },
  })

test('shows the sections in their order, and the way to each with what is complete', async () => {
  await show()
  const nav = within(screen.getByRole('navigation', { name: 'Profile sections' }))
  expect(nav.getAllByRole('link').map((link) => link.textContent?.split(',')[0])).toEqual(
    SECTIONS.map(({ title }) => title),
  )
  expect(nav.getByRole('link', { name: 'Bio , complete' })).toBeTruthy()
  expect(nav.getByRole('link', { name: 'Key projects , to do' })).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const own = SECTIONS.flatMap(({ id, title }) =>
    id === 'weekly-availability' ? [title, 'Days off', 'Your sessions in your calendar'] : [title],
  )
  expect(headings.slice(1)).toEqual(own)
})

test('the prices are shown, with whom to write to for others', async () => {
  await show()
  expect(section('Pricing').getByText('₹799')).toBeTruthy()
  expect(section('Pricing').getByText('₹4,499')).toBeTruthy()
  const link = section('Pricing').getByRole('link', { name: 'help@example.in' })
  expect(link.getAttribute('href')).toContain('mailto:help@example.in')
})

test('a save sends one section, says so, and completeness follows without a reload', async () => {
  const shown = await show()
  const before = screen.getByRole('img', { name: '12 of 20 items complete' })
  expect(before).toBeTruthy()
  await user.type(box('Key projects'), 'A bridge\n\nA tunnel')
  expect(section('Key projects').getByText('2 lines of 30')).toBeTruthy()
  await press('Key projects', 'Save')
  await waitFor(() => expect(sent(shown)).toEqual({ keyProjects: ['A bridge', 'A tunnel'], profileVersion: 3 }))
  await save(shown, { keyProjects: ['A bridge', 'A tunnel'] })
  expect(currentToast()).toMatchObject({ title: 'Profile Updated' })
  expect(screen.getByRole('img', { name: '13 of 20 items complete' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Key projects , complete' })).toBeTruthy()
})

test('each longer text says how much room its own limit leaves', async () => {
  await show()
  forEachProse((_name, { label, hint, maximum }) => {
    const { getByText } = section(hint === undefined ? 'Weekly availability' : label)
    expect(getByText(roomText(0, maximum))).toBeTruthy()
  })
})

test('lists say what is too much, before anything is sent', async () => {
  const { environment } = await show()
  await user.click(box('Core skills'))
  await user.paste(Array.from({ length: 31 }, (_, index) => `Skill ${index}`).join('\n'))
  await press('Core skills', 'Save')
  expect(await screen.findAllByText('Core skills can have at most 30 lines')).not.toHaveLength(0)
  await user.clear(box('Core skills'))
  await user.paste('x'.repeat(201))
  await press('Core skills', 'Save')
  expect(await screen.findAllByText(/each line can have at most 200 characters/)).not.toHaveLength(0)
  const names = environment.mock.getAllOperations().map(({ fragment }) => fragment.node.name)
  expect(names).not.toContain('useMentorSectionMutation')
})

test('a free specialization stays, and a known one brings its branch', async () => {
  const shown = await show()
  expect(box('Your specialization').value).toBe('Tunnel ventilation')
  const field = section('Professional background')
  await user.selectOptions(field.getByRole('combobox', { name: /^Specialization/ }), 'Automobile Engineering')
  expect(field.getByRole<HTMLSelectElement>('combobox', { name: 'Branch' }).value).toBe('Mechanical Engineering')
  await user.clear(field.getByRole('spinbutton', { name: /^Experience/ }))
  await user.type(field.getByRole('spinbutton', { name: /^Experience/ }), '2.5')
  await press('Professional background', 'Save')
  expect(await screen.findAllByText('Experience must be in whole years')).not.toHaveLength(0)
  await user.clear(field.getByRole('spinbutton', { name: /^Experience/ }))
  await user.type(field.getByRole('spinbutton', { name: /^Experience/ }), '10')
  await press('Professional background', 'Save')
  await waitFor(() =>
    expect(sent(shown)).toEqual({
      mainBranch: 'Mechanical Engineering',
      subBranch: 'Automobile Engineering',
      experience: 10,
      profileVersion: 3,
    }),
  )
})

test('a save that does not arrive keeps the text, also over a reload', async () => {
  const shown = await show()
  await user.type(box('Bio'), ' and roads')
  await press('Bio', 'Save')
  await waitFor(() => expect(sent(shown)).toEqual({ bio: 'Bridges and roads', profileVersion: 3 }))
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new RequestError('offline', 'No network')))
  expect(currentToast()).toMatchObject({ title: 'Update Failed' })
  expect(box('Bio').value).toBe('Bridges and roads')
  expect(section('Bio').getByText('Not saved')).toBeTruthy()
  document.body.replaceChildren()
  await show()
  expect(box('Bio').value).toBe('Bridges and roads')
  expect(section('Bio').getByText(/Restored what you typed on/)).toBeTruthy()
  await user.click(section('Bio').getAllByRole('button', { name: 'Discard' })[0]!)
  expect(box('Bio').value).toBe('Bridges')
})

test('a refused save has the server’s message; a broken one the documented text', async () => {
  const shown = await show()
  await user.type(box('Bio'), '!')
  await press('Bio', 'Save')
  await answerMutation<useMentorSectionMutation>(shown.environment, {
    updateMentorProfile: refused('RateLimitedError', 'Too many attempts. Please try again later.', { retryAfter: 60 }),
  })
  expect(currentToast()).toMatchObject({
    title: 'Update Failed',
    description: 'Too many attempts. Please try again in 1 minute.',
  })
  await press('Bio', 'Save')
  await waitFor(() => expect(sent(shown)).toMatchObject({ bio: 'Bridges!' }))
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new RequestError('broken', 'Internal')))
  expect(currentToast()).toMatchObject({
    title: 'Update Failed',
    description: 'Something went wrong. Please try again.',
  })
})

test('two tabs: what the other one saved stands beside mine, and mine wins when I say so', async () => {
  const shown = await show()
  await user.type(box('Bio'), ' and roads')
  await press('Bio', 'Save')
  await answerMutation<useMentorSectionMutation>(shown.environment, {
    updateMentorProfile: refused('ProfileConflictError', 'Saved elsewhere', {
      fields: ['bio'],
      savedAt: '2026-11-21T05:30:00Z',
      viewer: { id: VIEWER.id, mentor: mentor({ bio: 'Dams' }, 8) },
    }),
  })
  expect(currentToast()).toBeNull()
  const choice = within(screen.getByRole('group', { name: 'Bio' }))
  expect(choice.getAllByRole('definition').map((text) => text.textContent)).toEqual(['Dams', 'Bridges and roads'])
  await user.click(choice.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent(shown)).toEqual({ bio: 'Bridges and roads', profileVersion: 8 }))
})

test('what another tab has saved is shown when the person is back, but not over what is typed here', async () => {
  const shown = await show()
  await user.type(box('Bio'), '!')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await answerQuery<ProfileTabQuery>(shown.environment, 'ProfileTabQuery', {
    viewer: { ...VIEWER, mentor: mentor({ bio: 'Dams', currentCity: 'Nashik' }, 5) },
  })
  expect(box('City').value).toBe('Nashik')
  expect(box('Bio').value).toBe('Bridges!')
})

test('what is missing leads to its field, also while its section is still loading', async () => {
  const shown = await show({ hash: '#edit-keyProjects' })
  await waitFor(() => expect(document.activeElement).toBe(box('Key projects')))
  await user.click(screen.getByText('All 8 missing items'))
  await user.click(screen.getByRole('link', { name: 'Certifications' }))
  await waitFor(() => expect(document.activeElement).toBe(box('Certifications')))
  expect(shown.router.state.location.hash).toBe('#edit-certifications')
  await user.click(screen.getByRole('link', { name: 'Certifications' }))
  await waitFor(() => expect(document.activeElement).toBe(box('Certifications')))
  await user.click(screen.getAllByRole('link', { name: /^Weekly availability$/ })[0]!)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Monday' })))
  await user.click(screen.getByRole('link', { name: 'Tools and software , complete' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('tools-and-software'))
})

test('a mentor makes the private address of their sessions here', async () => {
  await show()
  const calendar = section('Your sessions in your calendar')
  expect(calendar.getByRole('button').textContent).toBe('Create link')
})

test('another email asks for the password, which is sent with it alone and never stored', async () => {
  const shown = await show()
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
  await user.clear(box('Email'))
  await user.type(box('Email'), 'rao@example.in')
  const password = await screen.findByLabelText(/^Current password/)
  await user.type(password, 'Old@pass12')
  expect(localStorage.getItem('profile-drafts')).toContain('rao@example.in')
  expect(localStorage.getItem('profile-drafts')).not.toContain('Old@pass12')
  await press('Basic info', 'Save')
  await waitFor(() =>
    expect(sent(shown)).toEqual({ email: 'rao@example.in', currentPassword: 'Old@pass12', profileVersion: 3 }),
  )
  await answerMutation<useMentorSectionMutation>(shown.environment, {
    updateMentorProfile: refused('ValidationError', 'Your current password is incorrect', {
      issues: [{ path: 'currentPassword', message: 'Your current password is incorrect' }],
    }),
  })
  expect(screen.getAllByText('Your current password is incorrect')).not.toHaveLength(0)
  expect(box('Email').value).toBe('rao@example.in')
  await press('Basic info', 'Save')
  await save(shown, { email: 'rao@example.in' }, 4, { email: 'rao@example.in', emailConfirmed: false })
  expect(section('Basic info').getByText(/We’ve sent a link/).parentElement?.textContent).toContain('rao@example.in')
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
  expect(section('Basic info').getByText('Saved')).toBeTruthy()
})
