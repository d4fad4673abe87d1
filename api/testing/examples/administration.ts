/** What administrators do to accounts and bookings, and with what has failed. */
import { administrator, type Day, type Example } from './example.ts'
import { hasEnded, report, failedEmail, failedEvent, failedJobs } from './states.ts'

const EMAIL = 'an email that has failed'
const JOB = 'the number of a job that has failed'

export const ofAdministrators = (day: Day): Example[] => [
  { call: 'PATCH /api/mentors/:id/status', ...administrator, params: { id: 55 }, body: { status: 'accepted' } },
  { call: 'DELETE /api/mentors/:id', ...administrator, params: { id: 58 } },
  { call: 'DELETE /api/mentees/:id', ...administrator, params: { id: 21 } },
  {
    call: 'POST /api/admin/bookings/:id/move',
    ...administrator,
    params: { id: 717 },
    body: { startsAt: `${day(21)}T04:00:00.000Z`, anyTime: true, reason: 'You both asked for another day.' },
  },
  {
    call: 'POST /api/admin/bookings/:id/cancel',
    ...administrator,
    params: { id: 718 },
    body: { refund: 79_900, expectedRefundable: 79_900, reason: 'The mentor is ill.' },
  },
  {
    call: 'POST /api/admin/bookings/:id/keep',
    ...administrator,
    params: { id: 719 },
    body: { reason: 'The bank returned the money by mistake.' },
    needs: 'a booking whose money has gone back',
    async given({ db }) {
      const { paymentId } = await db.booking.update({ where: { id: 719 }, data: { paymentStatus: 'refunded' } })
      await db.$executeRaw`UPDATE payments SET refunded_amount = amount WHERE provider_payment_id = ${paymentId}`
    },
  },
  {
    call: 'POST /api/admin/bookings/:id/no-show',
    ...administrator,
    params: { id: 724 },
    body: {
      finding: 'mentor_missed',
      refund: 99_900,
      expectedRefundable: 99_900,
      reason: 'The mentor has never joined.',
    },
    needs: 'a reported no-show',
    async given(t) {
      await hasEnded(t, 724)
      await t.db.noShow.create({ data: { bookingId: 724, reportedBy: 'mentee', reportedAt: t.clock.now() } })
    },
  },
  {
    call: 'POST /api/admin/bookings/:id/move-plan',
    ...administrator,
    params: { id: 711 },
    body: { endDate: day(42), reason: 'The mentor was away for a week.' },
    needs: 'the number of an Advanced package, which depends on the day',
    async instead({ db }) {
      const { id } = await db.booking.findFirstOrThrow({
        where: { mentorId: 1, menteeId: 2, packageType: 'advanced' },
      })
      return { params: { id } }
    },
  },
  { call: 'GET /api/admin/conversation-reports', ...administrator, given: report },
  {
    call: 'POST /api/admin/conversation-reports/:id/resolve',
    ...administrator,
    params: { id: 1 },
    body: { note: 'Both were told by phone.' },
    needs: 'an open report',
  },
  {
    call: 'POST /api/admin/emails/:id/retry',
    ...administrator,
    params: { id: 1 },
    needs: EMAIL,
    given: (t) => failedEmail(t, 1),
  },
  {
    call: 'POST /api/admin/emails/:id/resolve',
    ...administrator,
    params: { id: 2 },
    needs: EMAIL,
    given: (t) => failedEmail(t, 2),
  },
  {
    call: 'POST /api/admin/webhooks/retry',
    ...administrator,
    body: { eventId: 'evt_PbL1mQ8xkT2v9a' },
    needs: 'an event that has failed',
    given: (t) => failedEvent(t, 'evt_PbL1mQ8xkT2v9a'),
  },
  {
    call: 'POST /api/admin/webhooks/resolve',
    ...administrator,
    body: { eventId: 'evt_PbL2nR9ylU3w0b' },
    needs: 'an event that has failed',
    given: (t) => failedEvent(t, 'evt_PbL2nR9ylU3w0b'),
  },
  { call: 'GET /api/admin/work-queue', ...administrator, query: { limit: '5' }, given: failedJobs },
  { call: 'POST /api/admin/jobs/:id/retry', ...administrator, params: { id: 1 }, needs: JOB, instead: failedJob(0) },
  { call: 'DELETE /api/admin/jobs/:id', ...administrator, params: { id: 2 }, needs: JOB, instead: failedJob(1) },
]

function failedJob(at: number): NonNullable<Example['instead']> {
  return async (_t, answers) => {
    const { jobs } = answers.get('GET /api/admin/work-queue') as { jobs: { rows: { id: string }[] } }
    return { params: { id: Number(jobs.rows[at]!.id) } }
  }
}
