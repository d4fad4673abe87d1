import type { App } from '../app.ts'
import { containing, containingFolded } from '../database/containing.ts'
import type { Database } from '../database/client.ts'
import type { PaymentOrderStatus, Prisma } from '../generated/prisma/client.ts'
import { fewIds } from '../graphql/peopleNamed.ts'
import { waitingOrders } from '../payments/attention.ts'
import { ordersNumbered } from '../audit/logFilter.ts'
import { addDays, istInstant, type IstDate } from '../rules/time.ts'

/** What the orders' table can be narrowed to. */
export interface OrderFilter {
  /** Empty for nothing. */
  search: string
  status?: PaymentOrderStatus | null | undefined
  kind?: 'booking' | 'workshop_registration' | null | undefined
  attention?: boolean | null | undefined
  /** Days, both included. */
  from?: IstDate | null | undefined
  to?: IstDate | null | undefined
}

/** Which orders a filter leaves. */
export async function orderWhere(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { search, status, kind, attention, from, to }: OrderFilter,
): Promise<Prisma.PaymentOrderWhereInput> {
  const matters = waitingOrders(clock.now())
  return {
    AND: [search ? await searched(db, search) : {}, attention ? matters : attention === false ? { NOT: matters } : {}],
    ...(status && { status }),
    ...(kind && { kind }),
    createdAt: {
      ...(from && { gte: istInstant(from, '00:00') }),
      ...(to && { lt: istInstant(addDays(to, 1), '00:00') }),
    },
  }
}

/** People by a part of their name or address, numbers only whole: they are long, and indexed. */
async function searched(db: Database, search: string): Promise<Prisma.PaymentOrderWhereInput> {
  const person = { OR: [{ nameFolded: containingFolded(search) }, { email: containing(search) }] }
  const [mentees, registrations, numbered] = await Promise.all([
    fewIds((few) => db.mentee.findMany({ where: person, ...few })),
    fewIds((few) => db.workshopRegistration.findMany({ where: person, ...few })),
    ordersNumbered(db, search),
  ])
  return {
    OR: [
      mentees ? { menteeId: { in: mentees } } : { mentee: person },
      registrations ? { workshopRegistrationId: { in: registrations } } : { registration: person },
      { id: { in: numbered } },
    ],
  }
}
