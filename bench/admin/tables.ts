/** The administrators' tables by SQL written by hand: rows, orders and searches. */

export interface Table {
  document: string
  /** After SELECT, and after FROM. */
  rows: string
  from: string
  where?: string
  /** `ORDER BY` without a sort. */
  order: string
  sorts?: Readonly<Record<string, string>>
  /** What is typed, and which condition that is. */
  searches?: Readonly<Record<string, string>>
  /** A page far behind. */
  far: number
}

/** A part of a text, as people search for it. */
const like = (text: string, ...columns: string[]) =>
  `(${columns.map((column) => `${column} ILIKE '%${text}%'`).join(' OR ')})`

const PAIR = 'LEFT JOIN mentors m ON m.id = t.mentor_id LEFT JOIN mentees e ON e.id = t.mentee_id'
const searches = (columns: readonly string[], more: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(['kavya', 'Iyer 94', 'nobody'].map((text) => [text, like(text, ...columns)])),
  ...more,
})

export const TABLES: Readonly<Record<string, Table>> = {
  mentors: {
    document: 'MentorsTabQuery',
    rows: 't.*',
    from: 'mentors t',
    order: 't.id DESC',
    sorts: {
      NAME: 't.name',
      EMAIL: 't.email',
      BRANCH: 't.main_branch',
      EXPERIENCE: 't.experience',
      STARTER_RATE: 't.starter_package_rate',
      ADVANCED_RATE: 't.advanced_package_rate',
      RATING: 't.rating',
      STATUS: 't.status',
      JOINED: 't.created_at',
    },
    searches: searches(['t.name', 't.email', 't.current_company']),
    far: 390,
  },
  mentees: {
    document: 'MenteesTabQuery',
    rows: 't.*',
    from: 'mentees t',
    order: 't.id DESC',
    sorts: {
      NAME: 't.name',
      EMAIL: 't.email',
      BRANCH: 't.main_branch',
      YEAR: 't.year',
      COLLEGE: 't.college',
      JOINED: 't.created_at',
    },
    searches: searches(['t.name', 't.email', 't.college']),
    far: 70,
  },
  bookings: {
    document: 'MentorshipsTabQuery',
    rows: 't.*, m.name AS mentor, e.name AS mentee',
    from: `bookings t ${PAIR}`,
    where: `t.status <> 'expired'`,
    order: 't.id DESC',
    sorts: {
      MENTEE: 'e.name',
      MENTOR: 'm.name',
      PACKAGE: 't.package_type',
      STARTS: 't.selected_time_slot',
      PAYMENT: 't.payment_status',
      CREATED: 't.created_at',
    },
    searches: searches(['m.name', 'e.name', 't.agenda'], {
      pay_00000000000004: `t.payment_id = 'pay_00000000000004'`,
      joints: `t.agenda ILIKE '%joints%'`,
    }),
    far: 3500,
  },
  requests: {
    document: 'RequestsTabQuery',
    rows: 't.*, m.name AS mentor, e.name AS mentee',
    from: `mentorship_requests t ${PAIR}`,
    order: 't.id DESC',
    sorts: {
      MENTEE: 'e.name',
      MENTOR: 'm.name',
      RAISED: 't.created_at',
      PREFERRED: 't.preferred_date_time',
      STATUS: 't.status',
    },
    searches: searches(['m.name', 'e.name', 't.discussion_topic']),
    far: 70,
  },
  conversations: {
    document: 'ChatsTabQuery',
    rows: 't.*, p.start_date, p.end_date, m.name AS mentor, e.name AS mentee',
    from: `conversations t JOIN plan_subscriptions p ON p.id = t.plan_subscription_id ${PAIR}`,
    order: 't.last_activity_at DESC, t.plan_subscription_id DESC',
    sorts: {
      MENTOR: 'm.name',
      MENTEE: 'e.name',
      STARTED: 'p.start_date',
      MESSAGES: 't.last_number',
      LAST_ACTIVITY: 't.last_activity_at',
      EXPIRES: 'p.end_date',
    },
    searches: searches(['m.name', 'e.name', 'e.email']),
    far: 70,
  },
  workshops: {
    document: 'WorkshopsTabQuery',
    rows: 't.*',
    from: 'workshops t',
    order: 't.id DESC',
    sorts: { TITLE: 't.title', STARTS: 't.starts_at', REGISTERED: 't.registered_count' },
    searches: searches(['t.title', 't.instructor_name', 't.branch']),
    far: 7,
  },
  orders: {
    document: 'OrdersQuery',
    rows: 't.*, p.refunded_amount, e.name AS mentee',
    from: 'payment_orders t LEFT JOIN payments p ON p.order_id = t.id LEFT JOIN mentees e ON e.id = t.mentee_id LEFT JOIN workshop_registrations g ON g.id = t.workshop_registration_id',
    order: 't.id DESC',
    sorts: { CREATED: 't.created_at', AMOUNT: 't.amount', STATUS: 't.status' },
    searches: searches(['e.name', 'e.email', 'g.name', 'g.email'], {
      pay_00000000000004: `p.provider_payment_id = 'pay_00000000000004'`,
      'PL/2025-26/009000':
        'EXISTS (SELECT FROM receipts r WHERE r.payment_id = p.id AND r.serial = 9000 AND r.financial_year = 2025)',
    }),
    far: 3900,
  },
  'audit log': {
    document: 'AuditPageQuery',
    rows: 't.*',
    from: `(SELECT id, at, actor, action, reason, before, after FROM audit_entries UNION ALL SELECT id, at, actor, '', '', before, after FROM payment_journal) t`,
    order: 't.at DESC, t.id DESC',
    searches: searches(['t.reason', 't.actor', 't.after::text'], { 51000: `t.after::text LIKE '%51000%'` }),
    far: 3900,
  },
}
