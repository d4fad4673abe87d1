/** Seats that mails of workshops are caused for. */
import type { TestApp } from '../../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import type { MailPeople } from '../../testing/mailCauses.ts'

/** With what a title may hold at worst. */
export const TITLE =
  'Drift <b>by</b> hand & "more"\u202Egpj, of portal frames in zone five, with every step that a checker looks for'
const LINK = 'https://meet.test.example/class?a=1&b=2'

/** A workshop of the mentor's where the mentee has a seat, and somebody without an account. */
export async function seats({ db }: TestApp, { mentorId, menteeId }: MailPeople) {
  const [mentor, mentee] = await Promise.all([
    db.mentor.findUniqueOrThrow({ where: { id: mentorId } }),
    db.mentee.findUniqueOrThrow({ where: { id: menteeId } }),
  ])
  const workshop = await makeWorkshop(db, {
    mentorId,
    instructorName: mentor.name,
    title: TITLE,
    meetingLink: LINK,
    maxParticipants: 2,
  })
  const { name, email } = mentee
  const own = await makeRegistration(db, workshop.id, { menteeId, name, email, amount: 49_900 })
  const visitor = await makeRegistration(db, workshop.id, { name, amount: 49_900 })
  return { workshop, ids: [own.id, visitor.id] as const }
}

/** What bounds mails to people with a seat. */
export const HAS_SEAT = 'a seat is paid for, or was confirmed by a mailed link'
/** So many mails they get. */
export const SEATS = 2
