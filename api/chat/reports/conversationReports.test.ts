/** Reports as administrators deal with them. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { typed } from '../../graphql/typed.ts'
import { subscribeToChanges } from '../../live/liveEvent.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { bookPlan } from '../../testing/bookings.ts'
import { asAdmin, asMentee, asMentor } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { browser, testServer } from '../../testing/server.ts'
import { CHAT_STATE } from '../chatEvents.ts'

const REPORT = typed(`
  mutation ($id: Int!) {
    reportConversation(input: { conversationId: $id, reason: ABUSE, details: "Read the last one." }) {
      __typename ... on ReportConversationPayload { conversation { viewerHasReported } }
    }
  }
`)
const LIST = typed(`
  query ($after: String) {
    conversationReports(first: 2, after: $after) {
      edges {
        node {
          databaseId reporter reason details status note resolvedBy resolvedAt
          conversation { databaseId plan { mentor { name } mentee { name } } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`)
const RESOLVE = typed(`
  mutation ($reportId: Int!, $note: String!) {
    resolveConversationReport(input: { reportId: $reportId, note: $note }) {
      __typename
      ... on ResolveConversationReportPayload { report { status note resolvedBy resolvedAt } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }
`)

let t: TestApp
let adminId: number
let mentorId: number
let menteeId: number
let id: number

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  await ensureFirstAdmin(t.app)
  adminId = (await t.db.adminUser.findFirstOrThrow()).id
})

beforeEach(async () => {
  t.clock.set('2026-11-21T04:30:00Z')
  await t.db.conversationReport.deleteMany()
  const [mentor, mentee] = [await makeMentor(t.db, { name: 'Asha Rao' }), await makeMentee(t.db, { name: 'Ravi Jain' })]
  ;[mentorId, menteeId] = [mentor.id, mentee.id]
  id = (await bookPlan(t, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })).subscriptionId
})

const admin = () => asAdmin(t.app, adminId)
const list = async () =>
  (await admin().run(LIST)).data.conversationReports.edges.map(({ node }) => [node.reporter, node.status])
const newest = async () => (await t.db.conversationReport.findFirstOrThrow({ orderBy: { id: 'desc' } })).id

test('open reports come first, with both people; what is resolved stays with its note', async () => {
  await asMentor(t.app, mentorId).run(REPORT, { id })
  const first = await newest()
  t.clock.set('2026-11-22T04:30:00Z')
  const { data } = await admin().run(RESOLVE, { reportId: first, note: '  Both were warned. ' })
  expect(data.resolveConversationReport).toEqual({
    __typename: 'ResolveConversationReportPayload',
    report: {
      status: 'RESOLVED',
      note: 'Both were warned.',
      resolvedBy: 'root',
      resolvedAt: '2026-11-22T04:30:00.000Z',
    },
  })
  await asMentee(t.app, menteeId).run(REPORT, { id })
  // A new one of the side whose first one is resolved.
  await asMentor(t.app, mentorId).run(REPORT, { id })
  expect((await admin().run(LIST)).data.conversationReports.edges[1]?.node).toEqual({
    databaseId: expect.any(Number),
    reporter: 'MENTEE',
    reason: 'ABUSE',
    details: 'Read the last one.',
    status: 'OPEN',
    note: '',
    resolvedBy: null,
    resolvedAt: null,
    conversation: { databaseId: id, plan: { mentor: { name: 'Asha Rao' }, mentee: { name: 'Ravi Jain' } } },
  })
  expect(await list()).toEqual([
    ['MENTOR', 'OPEN'],
    ['MENTEE', 'OPEN'],
  ])
  const { pageInfo } = (await admin().run(LIST)).data.conversationReports
  const rest = await admin().run(LIST, { after: pageInfo.endCursor })
  expect(rest.data.conversationReports.edges.map(({ node }) => node.databaseId)).toEqual([first])
})

test('a report is resolved once, and both sides hear that something has changed', async () => {
  await asMentee(t.app, menteeId).run(REPORT, { id })
  const reportId = await newest()
  const events = subscribeToChanges({ ...t.app, member: asMentee(t.app, menteeId).context().member }, CHAT_STATE)
  await events.next()
  const answers = await Promise.all(
    ['Warned.', 'Nothing found.'].map((note) => admin().run(RESOLVE, { reportId, note })),
  )
  expect(answers.map(({ data }) => data.resolveConversationReport.__typename).toSorted()).toEqual([
    'ReportResolvedError',
    'ResolveConversationReportPayload',
  ])
  expect((await events.next()).value).toMatchObject({ what: CHAT_STATE, id })
  await events.return?.()
  const gone = await admin().run(RESOLVE, { reportId: reportId + 999, note: 'x' })
  expect(gone.data.resolveConversationReport.__typename).toBe('NotFoundError')
  const blank = await admin().run(RESOLVE, { reportId, note: ' ' })
  expect(blank.data.resolveConversationReport).toMatchObject({
    issues: [{ path: 'note', message: 'Note is required' }],
  })
})

test('how many wait is a metric for the operator', async () => {
  const { url } = await testServer(t.app)
  const waiting = async () =>
    /^conversation_reports_open (\d+)$/m.exec(String((await browser(url).send('GET', '/metrics')).body))?.[1]
  expect(await waiting()).toBe('0')
  await asMentee(t.app, menteeId).run(REPORT, { id })
  await asMentor(t.app, mentorId).run(REPORT, { id })
  expect(await waiting()).toBe('2')
  await admin().run(RESOLVE, { reportId: await newest(), note: 'Warned.' })
  expect(await waiting()).toBe('1')
})
