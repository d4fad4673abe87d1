import type { Asker } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { SIZE_ARG, sized } from '../media/pictureSize.graphql.ts'
import { MentorType } from '../mentors/profile/mentor.graphql.ts'
import { STANDING, takesPart } from '../rules/takesPart.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { freeCancellationUntil, isRegistrationOpen, registrationClosesAt } from '../rules/workshops/workshops.ts'
import { isOrganiser, visibleWorkshops, workshopStateOf, type WorkshopState } from './whichWorkshops.ts'

export const WorkshopStateType = enumOf<WorkshopState>('WorkshopState', 'Where a workshop stands.', {
  pending: 'Waits for an administrator.',
  approved: 'Public.',
  rejected: 'Not accepted; pending again once it is edited.',
  cancelled: 'Called off, for good.',
})

const forOrganiser = <Value>(context: Asker, mentorId: number | null, value: Value): Value | null =>
  isOrganiser(context, mentorId) ? value : null
const ORGANISER = 'For its mentor and administrators; null for everyone else'
/** Columns for the workshop's mentor and administrators. */
const ORGANISERS = {
  mentorId: true,
  meetingLink: true,
  rejectionReason: true,
  rejectedAt: true,
  cancelReason: true,
  deleteRequestedAt: true,
  version: true,
} as const
const STATE = { isActive: true, rejectedAt: true, cancelledAt: true } as const

export const WorkshopType = builder.prismaNode('Workshop', {
  description: "A mentor's class for many. An approved one is public, any other is for its mentor and administrators.",
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleWorkshops(context)] }),
  select: {},
  fields: (t) => {
    const organiserOnly = (type: 'String' | 'DateTime' | 'Int', column: keyof typeof ORGANISERS, description: string) =>
      t.field({
        type: type as 'String',
        nullable: true,
        description,
        select: ORGANISERS,
        resolve: (row, _args, context) => forOrganiser(context, row.mentorId, row[column] as string | null),
      })
    return {
      databaseId: t.exposeInt('id', { description: 'Numeric id, as in addresses and REST.' }),
      title: t.exposeString('title', { description: 'In one line.' }),
      description: t.exposeString('description', { description: 'What it is about; lines are kept.' }),
      branch: t.exposeString('branch', { description: 'As chosen: one of two lists, or free text.' }),
      instructorName: t.exposeString('instructorName', { description: 'Who teaches it, by name.' }),
      mentor: t.field({
        type: MentorType,
        nullable: true,
        description: 'Who teaches it; null when they are not public, or gone.',
        select: (_args, _context, nestedSelection) => ({
          mentor: nestedSelection({ select: { id: true, ...STANDING } }),
        }),
        resolve: ({ mentor }, _args, context) => {
          if (mentor === null) return null
          return takesPart(mentor) || isOrganiser(context, mentor.id) ? mentor : null
        },
      }),
      date: t.expose('date', { type: 'Date', description: 'In IST.' }),
      time: t.exposeString('time', { description: 'HH:mm, in IST.' }),
      startsAt: t.expose('startsAt', { type: 'DateTime', description: 'The instant of date and time.' }),
      duration: t.exposeString('duration', { description: 'Free text, such as `2-3 hours`.' }),
      maxParticipants: t.exposeInt('maxParticipants', { description: 'Seats.' }),
      registeredCount: t.exposeInt('registeredCount', { description: 'Registered people.' }),
      seatsLeft: t.int({
        description: 'Seats that nobody is registered for, pays for or was offered.',
        select: { maxParticipants: true, seatsTaken: true },
        resolve: ({ maxParticipants, seatsTaken }) => maxParticipants - seatsTaken,
      }),
      isFull: t.boolean({
        description: 'Whether no seat is left.',
        select: { maxParticipants: true, seatsTaken: true },
        resolve: ({ maxParticipants, seatsTaken }) => seatsTaken >= maxParticipants,
      }),
      price: t.expose('price', { type: 'Paise', description: 'Of one seat; 0 is free.' }),
      image: t.string({
        nullable: true,
        description: 'Path of its picture; null without one.',
        args: { size: t.arg(SIZE_ARG) },
        select: { imageUrl: true },
        resolve: ({ imageUrl }, { size }) => (imageUrl === null ? null : sized(imageUrl, size)),
      }),
      isActive: t.exposeBoolean('isActive', { description: 'Whether it is approved, and so public.' }),
      state: t.field({
        type: WorkshopStateType,
        description: 'Where it stands.',
        select: STATE,
        resolve: workshopStateOf,
      }),
      isRegistrationOpen: t.boolean({
        reads: ['mentors'],
        description:
          'Whether people can register now, as far as the date says; false if it is not approved, or if its mentor is no longer listed.',
        select: { isActive: true, date: true, mentor: { select: STANDING } },
        resolve: ({ isActive, date, mentor }, _args, { clock }) =>
          isActive && (mentor === null || takesPart(mentor)) && isRegistrationOpen(fromDateOnly(date), clock.now()),
      }),
      registrationClosesAt: t.field({
        type: 'DateTime',
        description: '24 hours before 00:00 IST of its date.',
        select: { date: true },
        resolve: ({ date }) => registrationClosesAt(fromDateOnly(date)),
      }),
      freeCancellationUntil: t.field({
        type: 'DateTime',
        description: 'Until when a registration is cancelled with a full refund: 24 hours before the start.',
        select: { startsAt: true },
        resolve: ({ startsAt }) => freeCancellationUntil(startsAt),
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
      viewerIsOrganiser: t.boolean({
        description: 'Whether the one who asks may change it: its mentor, or an administrator.',
        select: { mentorId: true },
        resolve: ({ mentorId }, _args, context) => isOrganiser(context, mentorId),
      }),
      meetingLink: organiserOnly('String', 'meetingLink', `Where it is held. ${ORGANISER}, and while there is none.`),
      rejectionReason: organiserOnly(
        'String',
        'rejectionReason',
        `Why it was rejected. ${ORGANISER}, and without a reason.`,
      ),
      rejectedAt: organiserOnly('DateTime', 'rejectedAt', `When it was rejected. ${ORGANISER}, and unless it is.`),
      cancelReason: organiserOnly(
        'String',
        'cancelReason',
        `What the registered people were told. ${ORGANISER}, and unless it is cancelled.`,
      ),
      deleteRequestedAt: organiserOnly(
        'DateTime',
        'deleteRequestedAt',
        `Since when it is to be deleted once nothing depends on it. ${ORGANISER}, and unless that was asked for.`,
      ),
      version: organiserOnly(
        'Int',
        'version',
        `Grows with every save; a save names the one it was made from. ${ORGANISER}.`,
      ),
      heldSeats: t.int({
        nullable: true,
        description: `Seats that are being paid for or offered to the waiting list. ${ORGANISER}.`,
        select: { mentorId: true, seatsTaken: true, registeredCount: true },
        resolve: ({ mentorId, seatsTaken, registeredCount }, _args, context) =>
          forOrganiser(context, mentorId, seatsTaken - registeredCount),
      }),
      waitingCount: t.int({
        nullable: true,
        description: `People on the waiting list. ${ORGANISER}.`,
        cost: { work: 1 },
        select: { mentorId: true, _count: { select: { waitingList: { where: { state: 'waiting' } } } } },
        resolve: ({ mentorId, _count }, _args, context) => forOrganiser(context, mentorId, _count.waitingList),
      }),
    }
  },
})

export const WorkshopPartyType = enumOf('WorkshopParty', 'The sides of a workshop.', {
  participant: 'Who is registered.',
  mentor: 'Who holds it.',
  administrator: 'Our team.',
})
