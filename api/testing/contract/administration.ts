/** The administrators themselves: their session, second factor and colleagues. */
import { TOTP } from 'otpauth'
import { mentorAccount } from '../people.ts'
import type { Caller, Contract } from './contract.ts'
import { ADMINISTRATORS, EVERYBODY, HUGE, idOf, optionalText, type Field, type Rows } from './row.ts'

const USERNAME = 'User ID is required'
const LETTERS = 'User ID must be 3 characters or more: letters, numbers, dots, dashes and underscores'
const PASSWORD = 'Password is required'
const OWN = 'Please enter your password'
const EMAIL = 'Please enter a valid email address'
const TYPE = 'User type must be mentor, mentee or community'
const LONG = 'Password must be at least 12 characters long'
const MIXED = 'Password must contain an uppercase letter, a lowercase letter, a number and a symbol'
const adminPassword: Field = [
  LONG,
  LONG,
  ['Sh0rt@pass', LONG],
  ['only lower case', MIXED],
  [HUGE, 'Password must be at most 1024 characters long'],
]
const known = (required: string): Field => [
  required,
  required,
  ['', required],
  [HUGE, 'Password must be at most 1024 characters'],
]
const factorCode: Field = [
  'Enter the code',
  'Enter the code',
  ['  ', 'Enter the code'],
  [HUGE, 'Code must be at most 40 characters'],
]

/** Of the first administrator. */
export const ADMIN_PASSWORD = 'Root@pass1'

export const rows: Rows = {
  'POST /api/admin/login': {
    others: EVERYBODY,
    again: 200,
    body: {
      username: [USERNAME, USERNAME, ['  ', USERNAME], [HUGE, 'User ID must be at most 100 characters']],
      password: [PASSWORD, PASSWORD, ['', PASSWORD], [HUGE, 'Password must be at most 1024 characters']],
      code: optionalText('Code', 40),
    },
  },
  'POST /api/admin/logout': { others: EVERYBODY, again: 200 },
  'GET /api/admin/session': { others: '401 401 401 401 401 ok' },
  'POST /api/admin/activity': { others: '401 401 401 401 401 ok', again: 200 },
  'PUT /api/admin/password': {
    others: ADMINISTRATORS,
    again: 400,
    body: { currentPassword: known('Please enter your current password'), newPassword: adminPassword },
  },
  'GET /api/admin/administrators': { others: ADMINISTRATORS },
  'POST /api/admin/administrators': {
    others: ADMINISTRATORS,
    again: 409,
    body: {
      username: [
        USERNAME,
        USERNAME,
        ['ab', LETTERS],
        ['two words', LETTERS],
        ['  ', USERNAME],
        [HUGE, 'User ID must be at most 100 characters'],
      ],
      name: [
        'Name is required',
        'Name is required',
        ['  ', 'Name is required'],
        [HUGE, 'Name must be at most 100 characters'],
      ],
      email: [null, EMAIL, ['nobody', EMAIL], [HUGE, EMAIL]],
      password: adminPassword,
      ownPassword: known(OWN),
    },
  },
  'DELETE /api/admin/administrators/:id': {
    others: ADMINISTRATORS,
    again: 404,
    unknownId: 404,
    body: { ownPassword: known(OWN) },
  },
  'POST /api/admin/administrators/:id/end-sessions': { others: ADMINISTRATORS, again: 200, unknownId: 404 },
  'POST /api/admin/end-sessions': {
    others: ADMINISTRATORS,
    again: 200,
    unknown: { id: 404 },
    body: { userType: [TYPE, TYPE, ['administrator', TYPE]], id: idOf('Id') },
  },
  'POST /api/admin/second-factor': { others: ADMINISTRATORS, again: 200 },
  'POST /api/admin/second-factor/confirm': {
    others: ADMINISTRATORS,
    again: 400,
    body: { code: factorCode, password: known(OWN) },
  },
  'POST /api/admin/recovery-codes': { others: ADMINISTRATORS, again: 400, body: { code: factorCode } },
}

const colleague = {
  username: 'meera',
  name: 'Meera Nair',
  email: 'meera@desk.test.example',
  password: 'Meera@passw0rd',
}

export async function story({ t, call, visitor, bystanders: { administrator } }: Contract): Promise<void> {
  await call(administrator, 'GET', '/api/admin/session')
  await call(administrator, 'POST', '/api/admin/activity')
  const at = '/api/admin/administrators'
  const ownPassword = ADMIN_PASSWORD
  const { id } = await call<{ id: number }>(administrator, 'POST', at, { ...colleague, ownPassword })
  await call(administrator, 'GET', at)
  // As the colleague, so that nothing changes for the one who asks in every other story.
  const theirs: Caller = { ...visitor(), kind: 'administrator' }
  const { username, password } = colleague
  await theirs.send('POST', '/api/admin/login', { username, password })
  await call(theirs, 'POST', '/api/admin/second-factor')
  // Each key takes the place of the one before, and the call was made twice.
  const { secret } = (await theirs.send<{ secret: string }>('POST', '/api/admin/second-factor')).body
  const code = new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() })
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(
    theirs,
    'POST',
    '/api/admin/second-factor/confirm',
    { code, password },
  )
  await call(theirs, 'POST', '/api/admin/recovery-codes', { code: recoveryCodes[0] })
  await call(theirs, 'PUT', '/api/admin/password', { currentPassword: password, newPassword: 'N3wer@passw0rd' })
  await call(administrator, 'POST', `${at}/${id}/end-sessions`)
  await call(administrator, 'DELETE', `${at}/${id}`, { ownPassword })
  const { id: mentorId } = await mentorAccount(t.db)
  await call(administrator, 'POST', '/api/admin/end-sessions', { userType: 'mentor', id: mentorId })
  await call(visitor(), 'POST', '/api/admin/login', { username: 'root', password: ADMIN_PASSWORD })
  await call(visitor(), 'POST', '/api/admin/logout')
}
