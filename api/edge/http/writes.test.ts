/** What visitors may change is bounded where it is done, so that one of them cannot use up what the network needs. */
import { beforeEach, expect, test } from 'vitest'
import { schema } from '../../schema.ts'
import { testApp } from '../../testing/app.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, signedIn, testServer } from '../../testing/server.ts'
import { SECURITY_FIELDS } from './budgets.ts'

const t = await testApp()
const { url } = await testServer(t.app)
beforeEach(async () => {
  await t.db.rateLimit.deleteMany()
})

const many = (field: string, count = 30) =>
  `mutation { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`

test('a visitor keeps nobody of the network from signing in, signing up or asking for a link', async () => {
  const { email } = await menteeAccount(t.db)
  const stranger = browser(url)
  for (const field of ['signOut { ok }', 'signOutAdmin { ok }', 'markAllNotificationsRead(input: {}) { __typename }'])
    for (let round = 0; round < 5; round++) expect((await stranger.graphql(many(field))).status).toBe(200)
  expect(await t.db.rateLimit.count()).toBe(0)
  const confirm = 'confirmEmail(input: { token: "0123456789012345678901234567890123456789012" }) { __typename }'
  await stranger.graphql(many(confirm))
  const { key, count } = await t.db.rateLimit.findFirstOrThrow()
  expect(count).toBe(30)
  await t.db.rateLimit.update({ where: { key }, data: { count: 1_200 } })
  expect(JSON.stringify((await stranger.graphql(many(confirm, 1))).body)).toContain('RateLimitedError')
  const someone = browser(url)
  const post = (path: string, body: object) => someone.send('POST', path, body)
  expect((await post('/api/auth/forgot-password', { email })).status).toBe(200)
  const community = { name: 'Meera', email: 'meera@x.example', engineeringField: 'Civil Engineering', type: 'student' }
  const joined = await someone.graphql(
    'mutation ($input: RegisterCommunityMemberInput!) { registerCommunityMember(input: $input) { __typename } }',
    { input: community },
  )
  expect(joined.body).toMatchObject({ data: { registerCommunityMember: {} } })
  expect(JSON.stringify(joined.body)).not.toContain('RateLimitedError')
  expect((await post('/api/auth/mentee/login', { email, password: PASSWORD })).status).toBe(200)
})

test('a session changes 120 things a minute, whatever they are', async () => {
  const { email } = await menteeAccount(t.db)
  const member = await signedIn(url, 'mentee', email)
  const read = 'markAllNotificationsRead(input: {}) { __typename }'
  for (let round = 0; round < 4; round++) expect((await member.graphql(many(read))).status).toBe(200)
  const refused = await member.graphql(many(read, 1))
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([429, expect.stringContaining('RateLimitedError')])
})

test('a thief who uses up what the person may change keeps the owner’s session from no security act, nor by security acts', async () => {
  const { email } = await menteeAccount(t.db)
  const owner = await signedIn(url, 'mentee', email)
  const thief = await signedIn(url, 'mentee', email)
  const read = 'markAllNotificationsRead(input: {}) { __typename }'
  for (let round = 0; round < 4; round++) await thief.graphql(many(read))
  expect((await owner.graphql(many(read, 1))).status).toBe(429)
  const wrong = `changePassword(input: { currentPassword: "Wr0ng@pass", newPassword: "Other9Delta!" }) { __typename }`
  expect((await thief.graphql(many('endSession(input: { sessionId: 1 }) { __typename }', 20))).status).toBe(200)
  expect((await thief.graphql(`mutation { ${wrong} }`)).status).toBe(429)
  const reset = `resetPassword(input: { token: "${token}", newPassword: "${PASSWORD}" }) { __typename }`
  for (const act of [wrong, reset, 'endOtherSessions { __typename }', 'signOut { ok }'])
    expect([act, (await owner.graphql(`mutation { ${act} }`)).status]).toEqual([act, 200])
  expect(JSON.stringify((await thief.graphql('{ viewer { databaseId } }')).body)).toBe('{"data":{"viewer":null}}')
})

test('beside anything else a security act counts for the person, and each of them is there', async () => {
  const { email } = await menteeAccount(t.db)
  const member = await signedIn(url, 'mentee', email)
  await member.graphql(
    'mutation { endOtherSessions { __typename } markAllNotificationsRead(input: {}) { __typename } }',
  )
  const rows = await t.db.rateLimit.findMany({ where: { key: { startsWith: 'writes:' } } })
  expect(rows.map(({ key, count }) => [key.startsWith('writes:mentee:'), count])).toEqual([[true, 2]])
  const fields = Object.keys(schema.getMutationType()!.getFields())
  expect(SECURITY_FIELDS.filter((name) => !fields.includes(name))).toEqual([])
})

const person = (name: string) => `name: "Meera", email: "${name}@x.example"`
const wrong = 'password: "Wrong9Delta!"'
const token = '0123456789012345678901234567890123456789012'
const code = '0123456789abcdef0123456789abcdef'
/** Each change that a visitor may make, and the limit of its own that it takes from; null for what writes nothing for one. */
const OWN_LIMITS: Record<string, [ask: string, limit: string | null]> = {
  signIn: [`signIn(input: { userType: MENTEE, email: "no@x.example", ${wrong} })`, 'signin:ip:'],
  signInAdmin: [`signInAdmin(input: { username: "nobody", ${wrong} })`, 'signin:ip:'],
  forgotPassword: ['forgotPassword(input: { email: "no@x.example" })', 'reset:ip:'],
  resetPassword: [`resetPassword(input: { token: "${token}", newPassword: "${PASSWORD}" })`, 'reset:bad:'],
  confirmEmail: [`confirmEmail(input: { token: "${token}" })`, 'visitors:ip:'],
  registerMentee: [
    `registerMentee(input: { ${person('mentee')}, password: "${PASSWORD}", currentLevel: "Final Year Student", linkedinUrl: "https://www.linkedin.com/in/m" })`,
    'signup:ip:',
  ],
  applyAsMentor: [
    `applyAsMentor(input: { ${person('mentor')}, password: "${PASSWORD}", mainBranch: "Civil Engineering", subBranch: "Structural Engineering", bio: "Designs frames and checks drawings for bridges.", experience: 5, starterPackageRate: "500.00", advancedPackageRate: "3000.00", linkedinUrl: "https://www.linkedin.com/in/m" })`,
    'signup:ip:',
  ],
  registerCommunityMember: [
    `registerCommunityMember(input: { ${person('member')}, engineeringField: "Civil Engineering", type: "student" })`,
    'signup:ip:',
  ],
  createWorkshopOrder: [
    'createWorkshopOrder(input: { workshopId: 1, name: "Meera", email: "meera@x.example", phone: "+91 98765 43210" })',
    'workshop-order:ip:',
  ],
  verifyWorkshopPayment: [
    'verifyWorkshopPayment(input: { orderId: "order_x", paymentId: "pay_x", signature: "x" })',
    'visitors:ip:',
  ],
  confirmWorkshopRegistration: [`confirmWorkshopRegistration(input: { code: "${code}" })`, 'visitors:ip:'],
  cancelWorkshopRegistration: [
    `cancelWorkshopRegistration(input: { code: "${code}", expectedRefund: 0 })`,
    'visitors:ip:',
  ],
  resendWorkshopTicket: ['resendWorkshopTicket(input: { workshopId: 1, email: "meera@x.example" })', 'ticket-again:'],
  joinWaitingList: ['joinWaitingList(input: { workshopId: 1, email: "meera@x.example" })', 'waiting-list:'],
  confirmWaitingListEntry: [`confirmWaitingListEntry(input: { code: "${code}" })`, 'visitors:ip:'],
  leaveWaitingList: [`leaveWaitingList(input: { code: "${code}" })`, 'visitors:ip:'],
  createMentorNeed: ['createMentorNeed(input: { text: "Tunnels under rivers", email: "meera@x.example" })', 'needs:'],
  confirmMentorNeed: [`confirmMentorNeed(input: { code: "${code}" })`, 'visitors:ip:'],
  endMentorNeed: [`endMentorNeed(input: { code: "${code}" })`, 'visitors:ip:'],
  countMissedSearch: ['countMissedSearch(input: { search: "zeppelin hangars" })', 'missed-search:'],
  signOut: ['signOut', null],
  signOutAdmin: ['signOutAdmin', null],
}

test('every change that a visitor may make has a limit of its own', async () => {
  const changes = Object.values(schema.getMutationType()!.getFields())
  const open = changes.filter(({ extensions }) => {
    const { authScopes } = extensions['pothosOptions'] as { authScopes?: { public?: boolean } }
    return authScopes?.public
  })
  expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(OWN_LIMITS).toSorted())
  const taken: [name: string, isRight: boolean][] = []
  for (const [name, [ask, limit]] of Object.entries(OWN_LIMITS)) {
    await t.db.rateLimit.deleteMany()
    await browser(url).graphql(`mutation { ${ask} { __typename } }`)
    const keys = (await t.db.rateLimit.findMany()).map(({ key }) => key)
    if (limit === null) taken.push([name, keys.length === 0])
    else taken.push([name, keys.some((key) => key.startsWith(limit))])
  }
  expect(taken.filter(([, isRight]) => !isRight)).toEqual([])
})
