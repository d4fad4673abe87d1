/** Many at once, on a real PostgreSQL. */
import { expect, test } from 'vitest'
import type { MenteeId } from '../graphql/identity.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { createMentorshipRequest } from './createMentorshipRequest.graphql.ts'
import { inputFor } from './documents.testing.ts'
import { RequestClosedError, RequestLimitError, RequestPendingError } from './mentorshipRequest.graphql.ts'
import { respondToMentorshipRequest, withdrawMentorshipRequest } from './requestActs.graphql.ts'

const { app, db } = await testApp()
const MANY = 20

async function together(work: ((place: number) => Promise<unknown>)[]): Promise<unknown[]> {
  const answers = await Promise.allSettled(work.map((run, place) => run(place)))
  return answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
}

const send = (menteeId: MenteeId, mentorId: number) => {
  const { mentorId: to, ...input } = inputFor(mentorId)
  return createMentorshipRequest(app, menteeId, {
    mentorId: to,
    ip: '::1',
    input: { ...input, preferredDateTime: new Date(input.preferredDateTime) },
  })
}

test('twenty requests to twenty mentors at once leave exactly ten', async () => {
  const mentee = await makeMentee(db)
  const mentors = await Promise.all(Array.from({ length: MANY }, () => makeMentor(db)))
  const refusals = await together(
    mentors.map(
      ({ id }) =>
        () =>
          send(mentee.id, id),
    ),
  )
  expect(refusals).toHaveLength(10)
  for (const reason of refusals) expect(reason).toBeInstanceOf(RequestLimitError)
  expect(await db.mentorshipRequest.count({ where: { menteeId: mentee.id, status: 'pending' } })).toBe(10)
  const told = { userType: 'mentor' as const, userId: { in: mentors.map(({ id }) => id) } }
  expect(await db.notification.count({ where: told })).toBe(10)
})

test('twenty presses of one button send one request', async () => {
  const [mentee, mentor] = [await makeMentee(db), await makeMentor(db)]
  const refusals = await together(Array.from({ length: MANY }, () => () => send(mentee.id, mentor.id)))
  expect(refusals).toHaveLength(MANY - 1)
  for (const reason of refusals) expect(reason).toBeInstanceOf(RequestPendingError)
  expect(await db.mentorshipRequest.count({ where: { menteeId: mentee.id } })).toBe(1)
  expect(await db.email.count({ where: { toAddress: mentor.email } })).toBe(1)
})

test('twenty answers and withdrawals at once: the first counts, and what the mentee hears agrees with it', async () => {
  for (let round = 0; round < 10; round++) {
    const [mentee, mentor] = [await makeMentee(db), await makeMentor(db)]
    const requestId = await send(mentee.id, mentor.id)
    const refusals = await together(
      Array.from({ length: MANY }, () => (place: number) => {
        if (place % 3 === 0) return withdrawMentorshipRequest(app, mentee.id, requestId)
        const status = place % 3 === 1 ? 'approved' : 'rejected'
        return respondToMentorshipRequest(app, mentor.id, { requestId, status, responseMessage: status })
      }),
    )
    expect(refusals).toHaveLength(MANY - 1)
    for (const reason of refusals) expect(reason).toBeInstanceOf(RequestClosedError)
    const { status, responseMessage } = await db.mentorshipRequest.findUniqueOrThrow({ where: { id: requestId } })
    const told = await db.notification.findMany({ where: { userType: 'mentee', userId: mentee.id } })
    expect(responseMessage).toBe(status === 'withdrawn' ? null : status)
    expect(told.map(({ type }) => type)).toEqual(status === 'withdrawn' ? [] : [`request_${status}`])
    expect(await db.email.count({ where: { toAddress: mentee.email } })).toBe(told.length)
  }
}, 60_000)
