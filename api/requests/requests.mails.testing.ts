import type { TestApp } from '../testing/app.ts'
import { createMentorshipRequest } from './createMentorshipRequest.graphql.ts'
import { respondToMentorshipRequest } from './requestActs.graphql.ts'
import { AGENDA, FROM, START, type MailCause, type MailPeople } from '../testing/mailCauses.ts'

function answer(status: 'approved' | 'rejected'): MailCause['cause'] {
  return async (tested, people) => {
    const requestId = await ask(tested, people)
    const responseMessage = 'Gladly <b>so</b>.'
    await respondToMentorshipRequest(tested.app, people.mentorId, { requestId, status, responseMessage })
  }
}

async function reserve(tested: TestApp, people: MailPeople): Promise<void> {
  const requestId = await ask(tested, people, [START])
  const answered = { requestId, status: 'approved', responseMessage: 'Gladly <b>so</b>.', acceptedTime: START } as const
  await respondToMentorshipRequest(tested.app, people.mentorId, answered)
}

function ask({ app }: TestApp, { mentorId, menteeId }: MailPeople, proposedTimes: Date[] = []): Promise<number> {
  const words = { discussionTopic: 'Pile <i>caps</i>', background: AGENDA, additionalNotes: 'Thanks & bye' }
  const input = { ...words, preferredDateTime: '2026-11-30T18:30:00+05:30', proposedTimes }
  return createMentorshipRequest(app, menteeId, { mentorId, input: input as never, ip: FROM.ip })
}

export const causes: MailCause[] = [
  { name: 'request received', file: 'requests/announceRequest.ts', mails: 1, cause: ask },
  { name: 'request accepted', file: 'requests/announceRequest.ts', mails: 2, cause: answer('approved') },
  { name: 'request accepted with a time', file: 'requests/announceRequest.ts', mails: 2, cause: reserve },
  { name: 'request declined', file: 'requests/announceRequest.ts', mails: 2, cause: answer('rejected') },
]
