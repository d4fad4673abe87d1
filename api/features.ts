/** What the features bring to the process. Lists only. */
import type { App } from './app.ts'
import type { CsvTable } from './graphql/csvTable.ts'
import type { Tasks } from './jobs/enqueue.ts'
import type { Parts } from './parts/parts.ts'
import type { Route } from './rest/route.ts'
import { accountRoutes } from './accounts/acceptTerms.rest.ts'
import { accountMails } from './accounts/accounts.mails.ts'
import { accountPerson } from './accounts/accounts.person.ts'
import { adminJobs } from './admin/admin.jobs.ts'
import { adminRoutes } from './admin/admin.rest.ts'
import { administratorsRoutes } from './admin/administrators.rest.ts'
import { secondFactorRoutes } from './admin/secondFactor.rest.ts'
import { analyticsRoutes } from './analytics/analytics.rest.ts'
import { auditCsv } from './audit/audit.csv.ts'
import { auditRoutes } from './audit/audit.rest.ts'
import { bookingPaymentRoutes } from './bookings/bookingPayment.rest.ts'
import { bookingActRoutes } from './bookings/bookingActs.rest.ts'
import { bookingAdminRoutes } from './bookings/bookingsAdmin.rest.ts'
import { bookingCsv } from './bookings/bookings.csv.ts'
import { bookingJobs } from './bookings/bookings.jobs.ts'
import { bookingMails } from './bookings/bookings.mails.ts'
import { bookingPerson } from './bookings/bookings.person.ts'
import { bookingPurchase } from './bookings/bookings.purchase.ts'
import { menteeBookingRoutes } from './bookings/menteeBookings.rest.ts'
import { calendarMails } from './calendar/calendar.mails.ts'
import { calendarPerson } from './calendar/calendar.person.ts'
import { conversationCsv } from './chat/chat.csv.ts'
import { reportRoutes } from './chat/reports.rest.ts'
import { chatAdminRoutes } from './chat/chatAdmin.rest.ts'
import { chatJobs } from './chat/chat.jobs.ts'
import { chatMails } from './chat/chat.mails.ts'
import { chatPerson } from './chat/chat.person.ts'
import { chatRoutes } from './chat/chat.rest.ts'
import { communityMails } from './community/community.mails.ts'
import { communityPerson } from './community/community.person.ts'
import { communityRoutes } from './community/community.rest.ts'
import { queueJobs } from './jobs/queue.jobs.ts'
import { leavingJobs } from './leaving/leaving.jobs.ts'
import { leavingMails } from './leaving/leaving.mails.ts'
import { mailJobs } from './mail/mail.jobs.ts'
import { mailPerson } from './mail/mail.person.ts'
import { mediaJobs } from './media/media.jobs.ts'
import { mediaPerson } from './media/media.person.ts'
import { menteeCsv } from './mentees/mentees.csv.ts'
import { menteeMails } from './mentees/mentees.mails.ts'
import { menteePerson } from './mentees/mentees.person.ts'
import { menteeRoutes } from './mentees/mentees.rest.ts'
import { mentorCsv } from './mentors/administration/mentors.csv.ts'
import { mentorMails } from './mentors/mentors.mails.ts'
import { mentorPerson } from './mentors/mentors.person.ts'
import { mentorRoutes } from './mentors/mentors.rest.ts'
import { mentorAdminRoutes } from './mentors/administration/mentorsAdmin.rest.ts'
import { reviewPerson } from './reviews/reviews.person.ts'
import { notificationJobs } from './notifications/notifications.jobs.ts'
import { notificationPerson } from './notifications/notifications.person.ts'
import { notificationRoutes } from './notifications/notifications.rest.ts'
import { orderCsv } from './orders/orders.csv.ts'
import { orderRoutes } from './orders/orders.rest.ts'
import { passwordJobs } from './passwords/passwords.jobs.ts'
import { passwordMails } from './passwords/passwords.mails.ts'
import { passwordPerson } from './passwords/passwords.person.ts'
import { passwordRoutes } from './passwords/passwords.rest.ts'
import { paymentJobs } from './payments/payments.jobs.ts'
import { paymentMails } from './payments/payments.mails.ts'
import { paymentPerson } from './payments/payments.person.ts'
import { goalPerson, planPerson } from './plans/plans.person.ts'
import { planJobs } from './plans/plans.jobs.ts'
import { planMails } from './plans/plans.mails.ts'
import { requestCsv } from './requests/requests.csv.ts'
import { requestMails } from './requests/requests.mails.ts'
import { requestPerson } from './requests/requests.person.ts'
import { requestRoutes } from './requests/requests.rest.ts'
import { sessionJobs } from './sessions/sessions.jobs.ts'
import { sessionPerson } from './sessions/sessions.person.ts'
import { sessionRoutes } from './sessions/sessions.rest.ts'
import { workQueueRoutes } from './workQueue/workQueue.rest.ts'
import { workshopActRoutes } from './workshops/manage/manageWorkshops.rest.ts'
import { registrationActRoutes, workshopPaymentRoutes } from './workshops/register/registrations.rest.ts'
import { workshopPurchase } from './workshops/register/workshops.purchase.ts'
import { workshopCsv } from './workshops/workshops.csv.ts'
import { registrationJobs, workshopJobs } from './workshops/workshops.jobs.ts'
import { workshopMails } from './workshops/workshops.mails.ts'
import { workshopPerson } from './workshops/workshops.person.ts'
import { workshopReadRoutes } from './workshops/workshops.rest.ts'

/** What the features bring for those who use it without knowing them. */
export const parts: Parts = {
  mails: [
    ...accountMails,
    ...bookingMails,
    ...calendarMails,
    ...chatMails,
    ...communityMails,
    ...leavingMails,
    ...menteeMails,
    ...mentorMails,
    ...passwordMails,
    ...paymentMails,
    ...planMails,
    ...requestMails,
    ...workshopMails,
  ],
  // In this order a person's open matters are told and their data is shown. They are erased from the end, payments
  // before bookings before the account: that is the order in which whoever settles a payment locks too.
  people: [
    mentorPerson,
    menteePerson,
    communityPerson,
    bookingPerson,
    paymentPerson,
    planPerson,
    chatPerson,
    requestPerson,
    reviewPerson,
    goalPerson,
    workshopPerson,
    notificationPerson,
    sessionPerson,
    calendarPerson,
    passwordPerson,
    accountPerson,
    mailPerson,
    mediaPerson,
  ],
  purchases: [bookingPurchase, workshopPurchase],
}

/** Every documented REST call, in the order in which the reference shows them. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...passwordRoutes,
  ...mentorRoutes,
  ...menteeRoutes,
  ...communityRoutes,
  ...accountRoutes,
  ...bookingPaymentRoutes,
  ...menteeBookingRoutes,
  ...workshopReadRoutes,
  ...workshopActRoutes,
  ...workshopPaymentRoutes,
  ...notificationRoutes,
  ...requestRoutes,
  ...chatRoutes,
  ...adminRoutes,
  ...administratorsRoutes,
  ...secondFactorRoutes,
  ...analyticsRoutes,
  ...mentorAdminRoutes,
  ...bookingAdminRoutes,
  ...bookingActRoutes,
  ...registrationActRoutes,
  ...chatAdminRoutes,
  ...reportRoutes,
  ...workQueueRoutes,
  ...orderRoutes,
  ...auditRoutes,
]

/** Tables of administrators that can be had as files. */
export const csvTables: readonly CsvTable[] = [
  mentorCsv,
  workshopCsv,
  menteeCsv,
  bookingCsv,
  requestCsv,
  conversationCsv,
  orderCsv,
  auditCsv,
]

/** The worker's jobs. The sweep goes in this order: what people and money wait for first, tidying last. */
export const jobs = [
  bookingJobs,
  registrationJobs,
  paymentJobs,
  mailJobs,
  workshopJobs,
  planJobs,
  chatJobs,
  passwordJobs,
  sessionJobs,
  adminJobs,
  leavingJobs,
  notificationJobs,
  mediaJobs,
  queueJobs,
] as const

type Brought<F> = F extends (app: App) => { tasks: infer T } ? keyof T : never
/** Does not compile while a declared task is done by nobody. */
true satisfies [Exclude<keyof Tasks, 'sweep' | Brought<(typeof jobs)[number]>>] extends [never] ? true : never
