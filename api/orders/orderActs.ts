import type { builder } from '../graphql/builder.ts'
import type { Payload } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import type { AuditSubject } from '../rules/auditActions.ts'
import type { Transaction } from '../database/client.ts'

export interface OrderDone {
  orderId: number
}

/** The field that every payload of them has. */
export const orderField = (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, OrderDone>) =>
  rowNow(t, 'PaymentOrder', 'orderId', 'The order as it is now.')

/** What one answers that says no more. */
export const orderPayload = (description: string): Payload<OrderDone> => ({
  description,
  fields: (t) => ({ order: orderField(t) }),
})

/** Everything that an order concerns, for the audit log: what is paid for, and the people on both sides. */
export async function orderSubjects(tx: Transaction, id: number): Promise<AuditSubject[]> {
  const { menteeId, booking, registration } = await tx.paymentOrder.findUniqueOrThrow({
    where: { id },
    select: {
      menteeId: true,
      booking: { select: { id: true, mentorId: true, menteeId: true } },
      registration: { select: { id: true, menteeId: true, workshop: { select: { id: true, mentorId: true } } } },
    },
  })
  const mentee = menteeId ?? booking?.menteeId ?? registration?.menteeId
  const mentor = booking?.mentorId ?? registration?.workshop.mentorId
  const subjects: (AuditSubject | false | undefined | null)[] = [
    `order:${id}`,
    booking && `booking:${booking.id}`,
    registration && `registration:${registration.id}`,
    registration && `workshop:${registration.workshop.id}`,
    typeof mentee === 'number' && `mentee:${mentee}`,
    typeof mentor === 'number' && `mentor:${mentor}`,
  ]
  return subjects.filter((subject): subject is AuditSubject => Boolean(subject))
}
