/**
 * What the `x.mails.testing.ts` beside the features share: people whose names try their worst, and what is booked
 * before a mail can be sent. `mailCauses.test.ts` reads the mails of them all.
 */
import type { MenteeId, MentorId } from '../graphql/identity.ts'
import { istInstant } from '../rules/time/time.ts'
import type { TestApp } from './app.ts'
import { bookPlan, bookSession } from './bookings.ts'
import { menteeAccount, mentorAccount, PASSWORD } from './people.ts'

/** Names that try to be markup, to turn the text, and to start a header. */
export const MENTOR_NAME = 'Asha <b>Rao</b> & "Co"\u202Egpj'
export const MENTEE_NAME = "Ravi\u200B 'J' <img src=x onerror=alert(1)>"
export const AGENDA = 'Drift <script>alert(1)</script> & more.\nSecond line\u202E of it.'
/** When the session starts that `causeSession` books. */
export const START = istInstant('2026-11-28', '10:30')
/** From where somebody registers. */
export const FROM = { ip: '127.0.0.1', userAgent: null }
/** What every form of registration asks for. */
export const PROFILE = {
  mainBranch: 'Civil Engineering',
  linkedinUrl: 'https://www.linkedin.com/in/x',
  password: PASSWORD,
}
/** So many mails a booking makes before the one that is looked for. */
export const BOOKED = 2

export interface MailPeople {
  mentorId: MentorId
  menteeId: MenteeId
}

/** How one kind of mail comes about. */
export interface MailCause {
  name: string
  /** Which file of api/ queues it. */
  file: string
  /** How many mails one cause makes, those of what comes before included. */
  mails: number
  /** What keeps strangers from causing it without end where `mayMail` is not asked. */
  bound?: string
  cause(tested: TestApp, people: MailPeople): Promise<unknown>
}

/** Causes whose mails go to accounts that have not confirmed their address, because of `bound`. */
export const bounded = (bound: string, causes: MailCause[]): MailCause[] => causes.map((cause) => ({ ...cause, bound }))

export const PAID_FOR = 'it is paid for'
export const LINKS_LIMITED = 'three an hour a mailbox, and one for each mentor that our team adds'

/** Two people of its own for one cause. */
export async function mailPeople({ db }: TestApp): Promise<MailPeople> {
  const [mentor, mentee] = await Promise.all([
    mentorAccount(db, { name: MENTOR_NAME }),
    menteeAccount(db, { name: MENTEE_NAME }),
  ])
  return { mentorId: mentor.id, menteeId: mentee.id }
}

/** A paid session; answers the booking's id. */
export const causeSession = (tested: TestApp, people: MailPeople): Promise<number> =>
  bookSession(tested, { ...people, startsAt: START, agenda: AGENDA })

/** A paid plan; answers the subscription's id. */
export async function causePlan(tested: TestApp, people: MailPeople): Promise<number> {
  return (await bookPlan(tested, { ...people, startDate: '2026-11-25', agenda: AGENDA })).subscriptionId
}
