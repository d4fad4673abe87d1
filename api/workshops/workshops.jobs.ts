import { DAY_MS } from '../rules/time/durations.ts'
import { ENDED_LINK_DAYS, UNCONFIRMED_PLACE_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { sendCertificates } from './afterwards/certificates.graphql.ts'
import { resendTicket } from './announce/announceTicket.ts'
import { mailWorkshopMessages } from './announce/sendWorkshopMessage.graphql.ts'
import { sweepRegistrationDigests } from './announce/mentorNews.ts'
import { remindOfWorkshops } from './announce/reminders.ts'
import { sweepTimeChanges, tellTimeChange, tellWorkshopInstructor, tellWorkshopLink } from './announce/tellChanges.ts'
import { cancelRegistrations, sweepCancelled } from './manage/cancelWorkshop.graphql.ts'
import { sweepDeletions } from './manage/deleteWorkshop.graphql.ts'
import { closeWaitingLists, sweepSeats, tellOffers } from './waitingList/seatOffers.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    cancelRegistrations: { workshopId: number }
    resendTicket: { requestId: string; workshopId: number; email: string; isOwn?: boolean }
    tellOffers: object
    /** `from`: the start before, ISO; null when it is no longer known. */
    tellTimeChange: { workshopId: number; from: string | null }
    tellWorkshopLink: { workshopId: number }
    tellWorkshopInstructor: { workshopId: number }
    mailWorkshopMessage: object
  }
}

/** Seats and their refunds, the waiting list, and what participants and mentors are told of their workshops. */
export const workshopJobs = (app: App) =>
  ({
    tasks: {
      cancelRegistrations: ({ workshopId }) => cancelRegistrations(app, workshopId),
      resendTicket: (request) => resendTicket(app, request),
      tellOffers: () => tellOffers(app),
      tellTimeChange: (change) => tellTimeChange(app, change),
      tellWorkshopLink: (workshop) => tellWorkshopLink(app, workshop),
      tellWorkshopInstructor: (workshop) => tellWorkshopInstructor(app, workshop),
      mailWorkshopMessage: () => mailWorkshopMessages(app),
    },
    sweep: {
      cancelledWorkshops: () => sweepCancelled(app),
      deletedWorkshops: () => sweepDeletions(app),
      unpaidRegistrations: () => dropUnpaid(app),
      workshopSeats: () => sweepSeats(app),
      waitingLists: () => closeWaitingLists(app),
      seatOffers: () => tellOffers(app),
      oldWaitingLists: () => dropOldEntries(app),
      workshopReminders: () => remindOfWorkshops(app),
      workshopTimes: () => sweepTimeChanges(app),
      workshopMessages: () => mailWorkshopMessages(app),
      certificates: () => sendCertificates(app),
      registrationDigests: () => sweepRegistrationDigests(app),
    },
  }) satisfies Work

/** Rows deleted in one round: a statement that takes too long is broken off, and would never delete anything. */
const BATCH = 1000

/** Mailed links to a workshop work until this long after its start. */
const endedBefore = (now: Date) => ({ startsAt: { lte: new Date(now.getTime() - ENDED_LINK_DAYS * DAY_MS) } })

/** Deletes registrations that never had a seat nor a payment, once their mailed links end. What has seen money stays. */
async function dropUnpaid({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.workshopRegistration.deleteMany({
    where: {
      paymentStatus: { in: ['pending', 'failed'] },
      seat: 'none',
      registeredAt: null,
      orders: { every: { payments: { none: {} } } },
      workshop: endedBefore(clock.now()),
    },
    limit: BATCH,
  })
}

/** Deletes places once their mailed links end; those that nobody has confirmed already after a week. */
export async function dropOldEntries({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const unconfirmed = new Date(clock.now().getTime() - UNCONFIRMED_PLACE_DAYS * DAY_MS)
  await db.waitingListEntry.deleteMany({
    where: { state: 'unconfirmed', createdAt: { lt: unconfirmed } },
    limit: BATCH,
  })
  await db.waitingListEntry.deleteMany({
    where: { state: { notIn: ['offered', 'registering'] }, workshop: endedBefore(clock.now()) },
    limit: BATCH,
  })
}
