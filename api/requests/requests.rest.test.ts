import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../testing/server.ts'

let t: TestApp
let url: string
let mentor: { id: number; name: string; email: string }
let mentee: { id: number; name: string; email: string }
let asking: Browser
let answering: Browser

const PATH = '/api/mentorship-requests'

interface Answer {
  id: number
  message: string
  errors: { path: string; message: string }[]
  status: string
}

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
  mentor = await mentorAccount(t.db)
  mentee = await menteeAccount(t.db)
  asking = await signedIn(url, 'mentee', mentee.email)
  answering = await signedIn(url, 'mentor', mentor.email)
})

const words = () => ({
  mentorId: mentor.id,
  discussionTopic: 'Slope stability',
  background: 'Third year civil, one internship.',
  preferredDateTime: '2026-11-24T19:00',
})

test('a request is sent, listed by both, answered once', async () => {
  const sent = await asking.send<Answer>('POST', PATH, { ...words(), menteeId: mentee.id, additionalNotes: null })
  const request = {
    id: sent.body.id,
    mentorId: mentor.id,
    menteeId: mentee.id,
    mentor: { id: mentor.id, name: mentor.name },
    mentee: { id: mentee.id, name: mentee.name },
    discussionTopic: 'Slope stability',
    background: 'Third year civil, one internship.',
    preferredDateTime: '2026-11-24T13:30:00.000Z',
    additionalNotes: null,
    status: 'pending',
    responseMessage: null,
    respondedAt: null,
    createdAt: t.clock.now().toISOString(),
    proposedTimes: [],
  }
  expect([sent.status, sent.body]).toEqual([201, request])
  for (const someone of [asking, answering]) {
    const { status, body, headers } = await someone.send('GET', PATH)
    expect([status, body, headers.get('cache-control')]).toEqual([200, [request], 'private, no-store'])
  }
  const again = await asking.send<Answer>('POST', PATH, { ...words(), mentorId: String(mentor.id) })
  expect([again.status, again.body.message]).toEqual([409, `You already have a request waiting with ${mentor.name}.`])

  const address = `${PATH}/${sent.body.id}/respond`
  const answer = await answering.send<Answer>('PATCH', address, { status: 'approved', responseMessage: ' Gladly. ' })
  const respondedAt = t.clock.now().toISOString()
  expect([answer.status, answer.body]).toEqual([
    200,
    { ...request, status: 'approved', responseMessage: 'Gladly.', respondedAt },
  ])
  const late = await answering.send<Answer>('PATCH', address, { status: 'rejected' })
  expect([late.status, late.body.message]).toEqual([409, 'This request has already been accepted.'])
})

test('every bad field at once, the time by the clock of the server', async () => {
  const none = await asking.send<Answer>('POST', PATH, {})
  expect([none.status, none.body.errors.map(({ message }) => message)]).toEqual([
    400,
    [
      'Discussion topic must be at least 5 characters',
      'Background must be at least 10 characters',
      'Preferred date and time is required',
      'Mentor id is required',
    ],
  ])
  const bad = await asking.send<Answer>('POST', PATH, {
    ...words(),
    discussionTopic: 'abcd',
    preferredDateTime: '2026-11-21T09:59',
  })
  expect([bad.status, bad.body.errors]).toEqual([
    400,
    [
      { path: 'discussionTopic', message: 'Discussion topic must be at least 5 characters' },
      { path: 'preferredDateTime', message: 'Preferred date and time must not be in the past' },
    ],
  ])
  const answer = await answering.send<Answer>('PATCH', `${PATH}/1/respond`, { status: 'withdrawn' })
  expect([answer.status, answer.body.message]).toEqual([400, 'Status must be approved or rejected'])
})

test('who may not: 401, 403, 404', async () => {
  const guest = browser(url)
  expect((await guest.send('POST', PATH, words())).status).toBe(401)
  expect((await guest.send('GET', PATH)).status).toBe(401)
  expect((await guest.send('PATCH', `${PATH}/1/respond`, { status: 'approved' })).status).toBe(401)
  expect((await answering.send('POST', PATH, words())).status).toBe(403)
  expect((await asking.send('POST', PATH, { ...words(), menteeId: mentee.id + 1 })).status).toBe(403)
  expect((await asking.send('PATCH', `${PATH}/1/respond`, { status: 'approved' })).status).toBe(403)
  const nobody = await asking.send<Answer>('POST', PATH, { ...words(), mentorId: 999_999 })
  expect([nobody.status, nobody.body.message]).toEqual([404, 'Mentor not found'])
  const other = await signedIn(url, 'mentor', (await mentorAccount(t.db)).email)
  const foreign = await t.db.mentorshipRequest.findFirstOrThrow({ where: { mentorId: mentor.id } })
  for (const id of [foreign.id, 999_999, 'x', '0'])
    expect((await other.send('PATCH', `${PATH}/${id}/respond`, { status: 'approved' })).status).toBe(404)
  const locked = await mentorAccount(t.db, { status: 'pending_review' })
  const { id } = await t.db.mentorshipRequest.create({
    data: { ...words(), mentorId: locked.id, menteeId: mentee.id, preferredDateTime: t.clock.now() },
  })
  const pending = await signedIn(url, 'mentor', locked.email)
  expect((await pending.send('PATCH', `${PATH}/${id}/respond`, { status: 'approved' })).status).toBe(403)
})
