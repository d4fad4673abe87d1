/** What each screen of a member asks of the database: in as many statements however many rows there are. */
import { beforeAll, expect, test } from 'vitest'
import { readPersistedDocuments } from '../engine/persistedDocuments.ts'
import { istInstant } from '../rules/time/time.ts'
import { bookSession } from '../testing/bookings.ts'
import { asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { recordStatements } from '../testing/statements.ts'
import { testTill } from '../testing/till.ts'
import { entry as earnings } from '../../web/pages/earnings/page.ts'
import { entry as menteeDashboard } from '../../web/pages/menteeDashboard/page.ts'
import { entry as mentorDashboard } from '../../web/pages/mentorDashboard/page.ts'
import { entry as payments } from '../../web/pages/payments/page.ts'
import { entry as sessions } from '../../web/pages/sessions/page.ts'

const till = await testTill()
const { app } = till
const { db, statements } = recordStatements(till.url)
const documents = readPersistedDocuments()

const SCREENS = [
  ['mentee', '/sessions', sessions, 6],
  ['mentor', '/sessions', sessions, 6],
  ['mentee', '/sessions?tab=past', sessions, 6],
  ['mentee', '/mentee-dashboard', menteeDashboard, 14],
  ['mentee', '/mentee-dashboard?tab=progress', menteeDashboard, 14],
  ['mentor', '/mentor-dashboard', mentorDashboard, 12],
  ['mentee', '/payments', payments, 6],
  ['mentor', '/earnings', earnings, 7],
] as const

interface People {
  mentor: number
  mentee: Awaited<ReturnType<typeof makeMentee>>['id']
}

/** Two who have this many sessions with each other, and as many behind them. */
async function people(count: number): Promise<People> {
  const mentor = await makeMentor(till.db)
  const mentee = await makeMentee(till.db)
  const TIMES = ['09:00', '09:45', '10:30', '11:15', '12:00', '12:45', '13:30', '14:15']
  for (const [place, time] of TIMES.slice(0, count).entries())
    for (const date of ['2026-11-28', '2026-11-29']) {
      const id = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant(date, time) })
      if (date === '2026-11-28') {
        const startsAt = istInstant('2026-11-14', TIMES[place]!)
        await till.db.booking.update({
          where: { id },
          data: { startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000) },
        })
      }
    }
  return { mentor: mentor.id, mentee: mentee.id }
}

let few: People
let many: People
beforeAll(async () => {
  few = await people(2)
  many = await people(8)
})

test.each(SCREENS)('of a %s at %s', async (kind, path, entry, atMost) => {
  const at = { params: {}, url: new URL(path, 'https://plumbline.example') }
  const { id } = entry.query.params
  const document = documents.find(id ?? '')
  const asked = async ({ mentor, mentee }: People): Promise<string[]> => {
    const client = kind === 'mentor' ? asMentor({ ...app, db }, mentor) : asMentee({ ...app, db }, mentee)
    statements.length = 0
    const { data, errors } = await client.run<{ viewer: object | null }>(document ?? '', entry.variables(at))
    expect(errors).toBeUndefined()
    expect(data.viewer).toBeTruthy()
    return statements.map((sql) => sql.slice(0, 40)).toSorted()
  }
  const ofFew = await asked(few)
  expect(await asked(many)).toEqual(ofFew)
  expect(ofFew.length).toBeLessThanOrEqual(atMost)
})
