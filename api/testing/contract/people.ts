/** Logging in, passwords, terms and the community. */
import { sendPasswordReset } from '../../passwords/passwords.jobs.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../people.ts'
import type { Contract } from './contract.ts'
import { EVERYBODY, HUGE, idOf, newPassword, type Field, type Row, type Rows } from './row.ts'

const EMAIL = 'Please enter a valid email address'
const TOKEN = 'Invalid or expired reset token'
const TYPE = 'User type must be mentor, mentee or community'
const NAME = 'Name must be at least 2 characters'
const FIELD = 'Please enter your engineering field'
const KIND = 'Please select your type'
const SHORT = 'Password must be at least 6 characters'
const email: Field = [EMAIL, EMAIL, ['nobody', EMAIL], ['a@b', EMAIL], [HUGE, EMAIL], ['', EMAIL]]
const login: Row = {
  others: EVERYBODY,
  again: 200,
  body: {
    email,
    password: [SHORT, SHORT, ['short', SHORT], [HUGE, 'Password must be at most 1024 characters']],
  },
}

export const rows: Rows = {
  'GET /api/auth/user': { others: '401 401 ok ok ok 401' },
  'POST /api/auth/mentor/login': login,
  'POST /api/auth/mentee/login': login,
  'POST /api/auth/community/login': login,
  'POST /api/auth/logout': { others: EVERYBODY, again: 200 },
  'POST /api/auth/forgot-password': { others: EVERYBODY, again: 200, body: { email } },
  'POST /api/auth/reset-password': {
    others: EVERYBODY,
    again: 400,
    body: { token: [TOKEN, TOKEN, ['', TOKEN], [HUGE, TOKEN]], newPassword },
  },
  'POST /api/accept-terms': {
    own: ['mentee', 'mentor', 'community'],
    others: '401 401 403 403 403 403',
    again: 200,
    unknown: { userId: 403 },
    body: { userType: [TYPE, TYPE, ['administrator', TYPE]], userId: idOf('User id') },
  },
  'POST /api/community/register': {
    others: EVERYBODY,
    again: 200,
    body: {
      name: [NAME, NAME, ['A', NAME], ['--', NAME], [HUGE, 'Name must be at most 100 characters']],
      email,
      engineeringField: [FIELD, FIELD, ['  ', FIELD], [HUGE, 'Engineering field must be at most 100 characters']],
      type: [KIND, KIND, ['teacher', KIND]],
    },
  },
}

export async function story({ t, call, visitor, signIn, bystanders }: Contract): Promise<void> {
  const [mentee, mentor] = [await menteeAccount(t.db), await mentorAccount(t.db)]
  const joining = {
    name: 'Asha Nair',
    email: 'asha.joins@test.example',
    engineeringField: 'Civil Engineering',
    type: 'student',
  }
  await call(visitor(), 'POST', '/api/community/register', joining)
  await call(visitor(), 'POST', '/api/auth/forgot-password', { email: joining.email })
  await sendPasswordReset(t.app, { requestId: 'contract', email: joining.email })
  const mail = await t.db.email.findFirstOrThrow({ where: { toAddress: joining.email }, orderBy: { id: 'desc' } })
  const token = /token=([\w-]{43})/.exec(mail.text)?.[1]
  await call(visitor(), 'POST', '/api/auth/reset-password', { token, newPassword: PASSWORD })
  await call(visitor(), 'POST', '/api/auth/mentee/login', { email: mentee.email, password: PASSWORD })
  await call(visitor(), 'POST', '/api/auth/mentor/login', { email: mentor.email, password: PASSWORD })
  await call(visitor(), 'POST', '/api/auth/community/login', { email: joining.email, password: PASSWORD })
  const { id } = await t.db.communityMember.findFirstOrThrow({ where: { email: joining.email } })
  const members = [
    [await signIn('mentee', mentee.email), 'mentee', mentee.id],
    [await signIn('mentor', mentor.email), 'mentor', mentor.id],
    [await signIn('community', joining.email), 'community', id],
  ] as const
  for (const [who, userType, userId] of members) {
    await call(who, 'GET', '/api/auth/user')
    await call(who, 'POST', '/api/accept-terms', { userType, userId })
  }
  await call(bystanders.visitor, 'POST', '/api/auth/logout')
  await call(members[0][0], 'POST', '/api/auth/logout')
}
