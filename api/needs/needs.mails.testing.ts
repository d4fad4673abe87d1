import { inTransaction } from '../database/transaction.ts'
import type { TestApp } from '../testing/app.ts'
import { AGENDA, FROM, type MailCause, type MailPeople } from '../testing/mailCauses.ts'
import { lookNeedsThrough, startLookUp } from './lookUp.ts'
import { createNeed } from './needs.ts'

const VISITOR = { member: null, administrator: null }
const FILE = 'needs/needMails.ts'
let serial = 0

const tell = ({ app }: TestApp, text: string) =>
  createNeed(app, VISITOR, { text, email: `need-${(serial += 1)}@test.example` }, FROM)

/** The mentor offers the topic that the mentee needs, so the mentee gets an email. */
async function fit(tested: TestApp, { mentorId, menteeId }: MailPeople): Promise<void> {
  const { app, db } = tested
  await db.mentor.update({ where: { id: mentorId }, data: { topicsCanMentorOn: ['Storey drift', 'Script drift'] } })
  const member = { type: 'mentee', id: menteeId, sessionHash: '' } as never
  await createNeed(app, { member }, { text: `Storey drift. ${AGENDA}`, wantsMail: true }, FROM)
  await db.mentorNeed.updateMany({ data: { text: 'Storey drift <b>now</b>' } })
  await inTransaction(db, (tx) => startLookUp(tx, app, mentorId))
  await lookNeedsThrough(app, mentorId)
}

export const causes: MailCause[] = [
  { name: 'need to be confirmed', file: FILE, mails: 1, cause: (tested) => tell(tested, AGENDA) },
  {
    name: 'need that is confirmed already',
    file: FILE,
    mails: 2,
    cause: async (tested) => {
      await tell(tested, AGENDA)
      const { id, email } = await tested.db.mentorNeed.findFirstOrThrow({ orderBy: { id: 'desc' } })
      await tested.db.mentorNeed.update({ where: { id }, data: { confirmedAt: tested.clock.now() } })
      tested.clock.set('2026-11-21T06:30:00Z')
      await createNeed(tested.app, VISITOR, { text: AGENDA, email: email! }, FROM)
    },
  },
  { name: 'mentor who fits a need', file: FILE, mails: 1, cause: fit },
]
