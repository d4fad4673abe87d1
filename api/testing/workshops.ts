/** Registrations as they come about: ordered, paid, verified. */
import type { Prisma } from '../generated/prisma/client.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { verifyPayment } from '../payments/settle/settlePayment.ts'
import { createWorkshopOrder } from '../workshops/register/createWorkshopOrder.graphql.ts'
import { workshopPurchase } from '../workshops/register/workshops.purchase.ts'
import type { TestApp } from './app.ts'

let serial = 0

/** Of somebody new, in a browser of their own, unless said otherwise. */
export function registrant(
  given: { name?: string; email?: string; menteeId?: MenteeId | null; offerCode?: string } = {},
) {
  serial += 1
  return {
    name: `Registrant ${serial}`,
    email: `registrant-${serial}@test.example`,
    phone: '+91 98765 43210',
    menteeId: null,
    openedBy: `browser-${serial}`,
    ...given,
  }
}

type Buyer = Pick<TestApp, 'app' | 'provider'>

/** A paid seat; answers the registration as it is then. */
export async function registerPaid(
  { app, provider }: Buyer,
  workshopId: number,
  given: Parameters<typeof registrant>[0] = {},
): Promise<Prisma.WorkshopRegistrationGetPayload<object>> {
  const { orderId } = await createWorkshopOrder(app, { workshopId, ...registrant(given) })
  const proof = await provider.pay(orderId!)
  const id = await verifyPayment(app, { kind: workshopPurchase.kind, by: 'visitor' }, proof)
  return await app.db.workshopRegistration.findUniqueOrThrow({ where: { id } })
}
