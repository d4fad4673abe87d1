/** People of a test's own, made past the screens: for whatever is not about registering and signing in. */
import type { BrowserContext } from '@playwright/test'
import type { Notice } from '../api/notifications/notify.ts'
import type { Backstage, Person } from './backstageServer.ts'

export type { Person } from './backstageServer.ts'

async function ask<Name extends keyof Backstage>(
  name: Name,
  ...[given]: Parameters<Backstage[Name]>
): Promise<Awaited<ReturnType<Backstage[Name]>>> {
  const answer = await fetch(`${process.env['E2E_BACKSTAGE']}/${name}`, {
    method: 'POST',
    body: JSON.stringify(given ?? {}),
  })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  return (await answer.json()) as Awaited<ReturnType<Backstage[Name]>>
}

/** A new mentee who has accepted the terms. */
export const newMentee = (name = 'Kavya Reddy'): Promise<Person> => ask('newMentee', { name })

/** A new mentor under review. */
export const newMentor = (name: string): Promise<Person> => ask('newMentor', { name })

/** Moves a mentee's confirmed sessions into the past, as if they had been held. */
export const passSessions = (menteeId: number): Promise<null> => ask('passSessions', { menteeId })

/** A mentor of the demo data whom no other test takes: who can be booked, and whom nobody has sent a request yet. */
export const takeMentor = (): Promise<Person> => ask('takeMentor')

/** A mentor of the demo data for those who only need one to buy from: others buy from them too. */
export const sharedMentor = (): Promise<Person> => ask('sharedMentor')

/** A workshop of a mentor's that began an hour ago, with these people in it; answers its numeric id. */
export const begunWorkshop = (mentorId: number, people: readonly string[]): Promise<number> =>
  ask('begunWorkshop', { mentorId, people })

/** Signs this browser in without a page; whoever was signed in is replaced. */
export async function enter(context: BrowserContext, { cookie }: Pick<Person, 'cookie'>): Promise<void> {
  await context.addCookies([
    { name: 'session', value: cookie, url: process.env['E2E_URL']!, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** The same as somebody of the demo data. */
export async function enterDemo(context: BrowserContext, kind: Person['kind'], email: string): Promise<void> {
  await enter(context, await ask('enterDemo', { kind, email }))
}

/** A new mentee, with this browser signed in as them. */
export async function enterNew(context: BrowserContext, name?: string): Promise<Person> {
  const person = await newMentee(name)
  await enter(context, person)
  return person
}

/** What the payment provider has given back to a mentee, in paise, oldest first. */
export const refundsAtProvider = (menteeId: number): Promise<number[]> => ask('refundsAtProvider', { menteeId })

/** Tells a mentee something, live, as the product does; answers its numeric id. */
export const tell = (userId: number, notice: Partial<Notice> = {}): Promise<number> => ask('tell', { userId, notice })

/** Addresses with a code, of the demo data: a ticket, a place in a waiting list, a certificate. */
export const demoCodePaths = () => ask('demoCodePaths')

/** Moves a workshop into the past, as if it had been held. */
export const passWorkshop = (workshopId: number): Promise<null> => ask('passWorkshop', { workshopId })

/** A paid session three days ahead or later, or a paid plan from today; answers the numeric ids. */
export const buy = (
  { cookie }: Pick<Person, 'cookie'>,
  mentorId: number,
  given: { packageType?: 'starter' | 'advanced'; isUnheard?: boolean } = {},
) => ask('buy', { cookie, mentorId, packageType: 'starter', ...given })

/** An approved workshop in three weeks, with people of these addresses in it, who have paid; answers its numeric id. */
export const soldWorkshop = (mentorId: number, title: string, emails: readonly string[] = []): Promise<number> =>
  ask('soldWorkshop', { mentorId, title, emails })

/** What the payment provider says of an order cannot be read, or can be again. */
export const garble = (orderId: number, isGarbled: boolean): Promise<null> => ask('garble', { orderId, isGarbled })

/** The bank sends back the refund of an order that is under way. */
export const failRefund = (orderId: number): Promise<null> => ask('failRefund', { orderId })

/** An email that failed for good. */
export const failedEmail = (to: string, subject: string): Promise<null> => ask('failedEmail', { to, subject })

/** An email whose job is out of tries; answers the job's id. */
export const deadJob = (to: string, subject: string): Promise<string> => ask('deadJob', { to, subject })

/** A session that is over, of which the mentee says that the mentor did not come, and the mentor that they did. */
export const disputeNoShow = (bookingId: number, mentee: Person, mentor: Person): Promise<null> =>
  ask('disputeNoShow', { bookingId, mentee: mentee.cookie, mentor: mentor.cookie })

/** The mentee of a plan reports its conversation as spam. */
export const reportChat = (bookingId: number, mentee: Person, details: string): Promise<null> =>
  ask('reportChat', { bookingId, mentee: mentee.cookie, details })
