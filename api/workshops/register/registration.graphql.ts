import type { Asker } from '../../accounts/viewer.ts'
import { ViewerType } from '../../accounts/viewer.graphql.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { errorType } from '../../graphql/errors.ts'
import { NO_ID, nodeId } from '../../graphql/nodeId.ts'
import { TOTAL_COUNT } from '../../graphql/tablePages.ts'
import { shownEmail } from '../seats.ts'
import { WorkshopType } from '../workshop.graphql.ts'
import {
  AlreadyRegisteredError,
  RegistrationNotOpenError,
  RegistrationsClosedError,
  WorkshopChangedError,
  WorkshopFullError,
} from './registrationErrors.ts'

const RegistrationPaymentStatusType = enumOf('RegistrationPaymentStatus', 'Where the money of a registration stands.', {
  pending: 'Not paid yet, or not confirmed yet when it is free.',
  completed: 'Paid, or free.',
  failed: 'It was not paid.',
  refunded: 'All of it goes back.',
})

export const WorkshopRegistrationType = builder.prismaNode('WorkshopRegistration', {
  description:
    "Somebody's place in a workshop. For its mentee, its mentor once registered and while the mentor is accepted, and administrators.",
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleRegistrations(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    workshop: t.relation('workshop', { description: 'What it is for, also once that is cancelled.' }),
    name: t.exposeString('name', { description: 'Who comes.' }),
    email: t.string({
      description: 'Where the mails go; empty once the account of its holder is closed.',
      select: { email: true },
      resolve: shownEmail,
    }),
    phone: t.exposeString('phone', { description: 'As given when registering.' }),
    paymentStatus: t.expose('paymentStatus', {
      type: RegistrationPaymentStatusType,
      description: 'Where the money stands.',
    }),
    amount: t.expose('amount', { type: 'Paise', description: 'What is paid; 0 when it is free.' }),
    platformFee: t.expose('platformFee', { type: 'Paise', description: "The platform's part of it." }),
    mentorEarning: t.expose('mentorEarning', { type: 'Paise', description: "The mentor's part of it." }),
    currency: t.exposeString('currency', { description: 'Always INR.' }),
    isRegistered: t.boolean({
      description: 'Whether it has its seat.',
      select: { seat: true },
      resolve: ({ seat }) => seat === 'registered',
    }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it got its seat; null before.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    cancelledAt: t.expose('cancelledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled; null otherwise.',
    }),
    cancelReason: t.exposeString('cancelReason', {
      nullable: true,
      description: 'What the team told its holder when it cancelled it; null otherwise.',
    }),
    hasAttended: t.boolean({
      description: 'Whether the mentor has marked that the person was there.',
      select: { attendedAt: true },
      resolve: ({ attendedAt }) => attendedAt !== null,
    }),
    menteeId: t.int({
      nullable: true,
      description:
        'Numeric id of the mentee who was logged in; null for a visitor, and for everyone but administrators.',
      select: { menteeId: true },
      resolve: ({ menteeId }, _args, { administrator }) => (administrator ? menteeId : null),
    }),
    paymentId: t.string({
      nullable: true,
      description: "The provider's id of the payment, for administrators; null without one, and for everyone else.",
      select: { razorpayPaymentId: true },
      resolve: ({ razorpayPaymentId }, _args, { administrator }) => (administrator ? razorpayPaymentId : null),
    }),
    orderId: t.string({
      nullable: true,
      description: "The provider's id of the order, for administrators; null without one, and for everyone else.",
      select: { razorpayOrderId: true },
      resolve: ({ razorpayOrderId }, _args, { administrator }) => (administrator ? razorpayOrderId : null),
    }),
    ticketCode: t.string({
      nullable: true,
      description: 'Code of the ticket, for its own mentee once it was registered; null for everyone else.',
      select: { code: true, menteeId: true, registeredAt: true },
      resolve: ({ code, menteeId, registeredAt }, _args, { member }) =>
        registeredAt !== null && member?.type === 'mentee' && member.id === menteeId ? code : null,
    }),
  }),
})

/** Workshops of a mentor who is accepted: who is not reads nothing about participants. */
const heldBy = (mentorId: number): Prisma.WorkshopWhereInput => ({ mentorId, mentor: { status: 'accepted' } })

/** Rows that the one who asks may see: a mentee's own, an accepted mentor's once they were registered, administrators all. */
function visibleRegistrations({ member, administrator }: Asker): Prisma.WorkshopRegistrationWhereInput {
  if (administrator) return {}
  if (member?.type === 'mentee') return { menteeId: member.id }
  if (member?.type === 'mentor') return { workshop: heldBy(member.id), registeredAt: { not: null } }
  return { id: NO_ID }
}

function listed({ member, administrator }: Asker): Prisma.WorkshopRegistrationWhereInput {
  if (administrator) return {}
  return member?.type === 'mentor' ? { seat: 'registered', workshop: heldBy(member.id) } : { id: NO_ID }
}

builder.prismaObjectFields(WorkshopType, (t) => ({
  viewerRegistration: t.field({
    type: WorkshopRegistrationType,
    nullable: true,
    reads: 'nothing',
    description: "The mentee's own registration that has its seat; null without one, and for everyone else.",
    select: (_args, { member }, nested) => ({
      registrations: nested({
        where: { menteeId: member?.type === 'mentee' ? member.id : NO_ID, seat: 'registered' },
        orderBy: { id: 'desc' },
        take: 1,
      }),
    }),
    resolve: ({ registrations }) => registrations[0] ?? null,
  }),
  registrations: t.relatedConnection(
    'registrations',
    {
      cursor: 'id',
      totalCount: true,
      description:
        'Who is registered, the first one first; for administrators also who has not paid, cancelled or was refunded. Empty for everyone but its mentor, while accepted, and administrators.',
      query: (_args, context) => ({
        where: listed(context),
        orderBy: [{ registeredAt: 'asc' }, { id: 'asc' }],
      }),
    },
    {
      fields: (connection) => ({
        totalCount: connection.int({
          ...TOTAL_COUNT,
          resolve: (list) => (list as { totalCount?: number }).totalCount ?? 0,
        }),
      }),
    },
  ),
}))

/** A mentee who needs more of them at once finds them by their mails. */
const OWN = 50

builder.objectField(ViewerType, 'workshopRegistrations', (t) =>
  t.prismaField({
    type: [WorkshopRegistrationType],
    cost: { items: OWN },
    description:
      "The mentee's own registrations that have or had their seat: those of workshops to come, the next one first, then the others, the last one first. Empty for other kinds of account.",
    resolve: async (query, _viewer, _args, { db, clock, member }) => {
      const own = { menteeId: member?.type === 'mentee' ? member.id : NO_ID, registeredAt: { not: null } }
      const rows = await db.workshopRegistration.findMany({
        where: own,
        orderBy: [{ workshop: { startsAt: 'desc' } }, { id: 'desc' }],
        take: OWN,
        select: { id: true, workshop: { select: { startsAt: true } } },
      })
      const now = clock.now()
      const isToCome = ({ workshop }: (typeof rows)[number]) => workshop.startsAt > now
      const ids = [...rows.filter(isToCome).toReversed(), ...rows.filter((row) => !isToCome(row))].map(({ id }) => id)
      const read = await db.workshopRegistration.findMany({ ...query, where: { id: { in: ids } } })
      return read.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },
  }),
)

builder.prismaObjectFields('Payment', (t) => ({
  registration: t.field({
    type: WorkshopRegistrationType,
    nullable: true,
    description: 'The seat in a workshop that it was for; null for other purchases.',
    select: (_args, _context, nested) => ({ order: { select: { registration: nested() } } }),
    resolve: ({ order }) => order.registration,
  }),
}))

errorType(WorkshopFullError, 'No seat is left; people can join the waiting list.')
errorType(RegistrationsClosedError, 'It is too late to register.')
errorType(WorkshopChangedError, 'Price or time have changed; nothing is held or charged.')
errorType(AlreadyRegisteredError, 'The email address is registered for the workshop.')
errorType(RegistrationNotOpenError, 'Not possible with this registration, not yet or no longer; the message says why.')
