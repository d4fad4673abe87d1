/** Mentees, their requests to mentors, and what everybody is notified of. */
import { inTransaction } from '../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../people.ts'
import type { Contract } from './contract.ts'
import {
  ADMINISTRATORS,
  EVERYBODY,
  HUGE,
  idOf,
  MEMBERS,
  newPassword,
  optionalText,
  tableFilters,
  type Field,
  type Rows,
} from './row.ts'

const NAME = 'Full name is required'
const BOTH = 'Name and email are required fields.'
const EMAIL = 'Please enter a valid email address'
const LINKEDIN = 'Please enter a valid LinkedIn URL'
const LEVEL = 'Please select your current level from the list'
const VERSION = 'Profile version must be a whole number'
const YEAR = 'Year must be between 1990 and 2030'
const TOPIC = 'Discussion topic must be at least 5 characters'
const BACKGROUND = 'Background must be at least 10 characters'
const DATE = 'Please enter a valid date and time'
/** An open slot of the mentor. */
const SLOT = '2026-11-24T10:30'
const STATUS = 'Status must be approved or rejected'

export const rows: Rows = {
  'GET /api/mentees': { others: ADMINISTRATORS, query: tableFilters },
  'DELETE /api/mentees/:id': { others: ADMINISTRATORS, again: 404, unknownId: 404 },
  'POST /api/mentees': {
    others: EVERYBODY,
    again: 409,
    body: {
      name: [NAME, NAME, ['   ', NAME], [HUGE, 'Full name must be at most 100 characters']],
      email: [EMAIL, EMAIL, ['nobody', EMAIL], [HUGE, EMAIL]],
      password: newPassword,
      linkedinUrl: ['LinkedIn URL is required', LINKEDIN, ['not a link', LINKEDIN], [HUGE, LINKEDIN]],
      mainBranch: optionalText('Main branch', 100),
      subBranch: optionalText('Specialization', 100),
      currentLevel: ['Current level is required', LEVEL, ['5th Year Student', LEVEL]],
    },
  },
  'PUT /api/mentees/:id': {
    own: ['mentee'],
    others: '401 401 404 403 403 403',
    again: 200,
    unknownId: 404,
    body: {
      menteeId: [null, 'Mentee id must be a whole number above 0'],
      profileVersion: [null, VERSION, [0, VERSION]],
      profileImage: [null, 'Picture must be the id of an upload'],
      name: [null, BOTH, ['  ', BOTH], [HUGE, 'Name must be at most 100 characters']],
      email: [null, BOTH, ['', BOTH], ['nobody', EMAIL]],
      linkedinUrl: [null, LINKEDIN, ['not a link', LINKEDIN]],
      bio: optionalText('Bio', 2000),
      college: optionalText('College', 150),
      year: [null, YEAR, [1989, YEAR], [2031, YEAR], ['soon', YEAR], [2027.5, YEAR]],
      goals: optionalText('Goals', 2000),
      password: [null, 'Password must be at least 6 characters'],
      currentPassword: [null, 'Please enter your current password'],
    },
  },
  'GET /api/admin/mentorship-requests': { others: ADMINISTRATORS, query: tableFilters },
  'POST /api/mentorship-requests': {
    others: '401 401 ok 403 403 403',
    again: 409,
    unknown: { mentorId: 404, menteeId: 403 },
    body: {
      discussionTopic: [TOPIC, TOPIC, ['abcd', TOPIC], [HUGE, 'Discussion topic must be at most 200 characters']],
      background: [
        BACKGROUND,
        BACKGROUND,
        ['too short', BACKGROUND],
        [HUGE, 'Background must be at most 2000 characters'],
      ],
      preferredDateTime: [
        'Preferred date and time is required',
        DATE,
        ['2026-11-21T09:59', 'Preferred date and time must not be in the past'],
        ['soon', DATE],
        ['2026-02-30T10:00', DATE],
      ],
      additionalNotes: optionalText('Additional notes', 2000),
      proposedTimes: [
        null,
        'Proposed times must be a list',
        [['soon'], 'This is not a date and time', 'proposedTimes.0'],
        [[SLOT, SLOT], 'This time is there twice'],
        [['2026-11-24T09:00', '2026-11-24T09:45', SLOT, '2026-11-24T11:15'], 'Choose at most 3 times'],
      ],
      mentorId: idOf('Mentor id'),
      menteeId: [null, ...idOf('Mentee id').slice(1)] as unknown as Field,
    },
  },
  'GET /api/mentorship-requests': { others: '401 401 ok ok 403 403' },
  'PATCH /api/mentorship-requests/:id/respond': {
    own: ['mentor'],
    others: '401 401 403 404 403 403',
    again: 409,
    unknownId: 404,
    body: {
      status: [STATUS, STATUS, ['withdrawn', STATUS]],
      responseMessage: optionalText('Response message', 2000),
      acceptedTime: [null, 'This is not a date and time', ['soon', 'This is not a date and time']],
    },
  },
  'GET /api/notifications': { others: MEMBERS },
  'PATCH /api/notifications/:id/read': {
    own: ['mentee', 'mentor', 'community'],
    others: '401 401 404 404 404 403',
    again: 200,
    unknownId: 404,
  },
  'PATCH /api/notifications/read-all': { others: MEMBERS, again: 200 },
  'DELETE /api/notifications/:id': {
    own: ['mentee', 'mentor', 'community'],
    others: '401 401 404 404 404 403',
    again: 404,
    unknownId: 404,
  },
}

export async function story(contract: Contract): Promise<void> {
  const { t, call, visitor, signIn, bystanders } = contract
  const { administrator } = bystanders
  const [mentee, mentor] = [await menteeAccount(t.db), await mentorAccount(t.db)]
  const member = await signIn('mentee', mentee.email)
  const advisor = await signIn('mentor', mentor.email)
  const registered = await call<{ id: number }>(visitor(), 'POST', '/api/mentees', {
    name: 'Ravi Das',
    email: 'ravi.registers@test.example',
    password: PASSWORD,
    linkedinUrl: 'https://www.linkedin.com/in/ravi',
    currentLevel: 'Fresh Graduate',
  })
  await call(member, 'PUT', `/api/mentees/${mentee.id}`, {
    college: 'COEP',
    year: 2027,
    currentPassword: PASSWORD,
  })
  await call(administrator, 'GET', '/api/mentees')
  await call(administrator, 'DELETE', `/api/mentees/${registered.id}`)

  const asked = await call<{ id: number }>(member, 'POST', '/api/mentorship-requests', {
    mentorId: mentor.id,
    menteeId: mentee.id,
    discussionTopic: 'Slope stability',
    background: 'Third year civil, one internship.',
    preferredDateTime: '2026-11-24T19:00',
    proposedTimes: [SLOT],
  })
  await call(advisor, 'GET', '/api/mentorship-requests')
  await call(administrator, 'GET', '/api/admin/mentorship-requests')
  await call(advisor, 'PATCH', `/api/mentorship-requests/${asked.id}/respond`, {
    status: 'approved',
    acceptedTime: SLOT,
  })

  const { id: communityId } = await t.db.communityMember.findFirstOrThrow()
  const members = [
    [member, 'mentee', mentee.id],
    [advisor, 'mentor', mentor.id],
    [bystanders.community, 'community', communityId],
  ] as const
  for (const [who, userType, userId] of members) {
    const told = { title: 'Approved', message: 'You can now book sessions.', dedupeKey: 'contract' }
    await inTransaction(t.db, (tx) =>
      notify(tx, { ...told, userType, userId, about: null, by: null, type: 'request_approved' }),
    )
    const [first] = await call<{ id: number }[]>(who, 'GET', '/api/notifications')
    await call(who, 'PATCH', `/api/notifications/${first!.id}/read`)
    await call(who, 'PATCH', '/api/notifications/read-all')
    await call(who, 'DELETE', `/api/notifications/${first!.id}`)
  }
}
