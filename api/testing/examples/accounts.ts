/** Joining, logging in, passwords and administrators. */
import { HOUR_MS } from '../../rules/time/durations.ts'
import { TOTP } from 'otpauth'
import { hashToken } from '../../accounts/tokens.ts'
import { DEMO_PASSWORD } from '../../../prisma/seed/demoAccounts.ts'
import { ADMIN_PASSWORD, demoAddress, administrator, type Day, type Example } from './example.ts'

const TOKEN = 'dGhlIHRva2VuIG9mIHRoZSBtYWlsIGlzIDQzIGNoYXJ'

const PROFILE = {
  name: 'Asha Pillai',
  email: 'asha@example.com',
  password: 'Str0ng@passw0rd',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  mainBranch: 'Civil Engineering',
}

export const ofAccounts = (day: Day): Example[] => [
  {
    call: 'POST /api/mentors',
    body: {
      ...PROFILE,
      subBranch: 'Construction Technology & Management',
      experience: 12,
      starterPackageRate: '450',
      advancedPackageRate: '3500',
      bio: 'Twelve years in tunnels and foundations.',
    },
  },
  { call: 'POST /api/mentees', body: { ...PROFILE, currentLevel: '3rd Year Student' } },
  {
    call: 'POST /api/community/register',
    body: { name: 'Asha Pillai', email: 'asha@example.com', engineeringField: 'Civil Engineering', type: 'student' },
  },
  { call: 'POST /api/auth/forgot-password', body: { email: demoAddress('vikram.patil') } },
  {
    call: 'POST /api/auth/reset-password',
    body: { token: TOKEN, newPassword: DEMO_PASSWORD },
    needs: 'the token of an emailed link',
    given: ({ db, clock }) =>
      db.passwordResetToken.create({
        data: {
          token: hashToken(TOKEN),
          email: demoAddress('nandini.joshi'),
          userType: 'mentee',
          expiresAt: new Date(clock.now().getTime() + HOUR_MS),
        },
      }),
  },
  { call: 'POST /api/auth/mentee/login', body: { email: demoAddress('vikram.patil'), password: DEMO_PASSWORD } },
  { call: 'POST /api/auth/mentor/login', body: { email: demoAddress('ananya.iyer'), password: DEMO_PASSWORD } },
  { call: 'POST /api/auth/community/login', body: { email: demoAddress('omkar.jadhav'), password: DEMO_PASSWORD } },
  { call: 'POST /api/auth/logout', as: 'community' },
  { call: 'POST /api/admin/activity', ...administrator },
  { call: 'POST /api/admin/login', body: { username: 'admin', password: ADMIN_PASSWORD } },
  {
    call: 'POST /api/admin/administrators',
    ...administrator,
    body: {
      username: 'meera',
      name: 'Meera Nair',
      email: 'meera@example.com',
      password: 'Meera@passw0rd',
      ownPassword: ADMIN_PASSWORD,
    },
  },
  { call: 'POST /api/admin/administrators/:id/end-sessions', ...administrator, params: { id: 2 } },
  {
    call: 'DELETE /api/admin/administrators/:id',
    ...administrator,
    params: { id: 2 },
    body: { ownPassword: ADMIN_PASSWORD },
  },
  { call: 'GET /api/admin/audit-log', ...administrator, query: { from: day(0), to: day(6), limit: '20' } },
  { call: 'POST /api/admin/end-sessions', ...administrator, body: { userType: 'mentor', id: 1 } },
  { call: 'POST /api/admin/second-factor', ...administrator },
  {
    call: 'POST /api/admin/second-factor/confirm',
    ...administrator,
    body: { code: '123456', password: ADMIN_PASSWORD },
    needs: 'the code that the authenticator app shows',
    async instead({ clock }, answers) {
      const { secret } = answers.get('POST /api/admin/second-factor') as { secret: string }
      const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
      return { body: { code, password: ADMIN_PASSWORD } }
    },
  },
  {
    call: 'POST /api/admin/recovery-codes',
    ...administrator,
    body: { code: '123456' },
    needs: 'the code that the authenticator app shows, or a recovery code',
    async instead(_t, answers) {
      const { recoveryCodes } = answers.get('POST /api/admin/second-factor/confirm') as { recoveryCodes: string[] }
      return { body: { code: recoveryCodes[0] } }
    },
  },
  {
    call: 'PUT /api/admin/password',
    ...administrator,
    body: { currentPassword: ADMIN_PASSWORD, newPassword: 'N3wer@passw0rd' },
  },
  { call: 'POST /api/admin/logout', ...administrator },
]
