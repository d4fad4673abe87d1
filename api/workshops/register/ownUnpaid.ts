import type { Transaction } from '../../database/client.ts'
import type { MenteeId } from '../../graphql/identity.ts'

interface Asked {
  workshopId: number
  name: string
  email: string
  phone: string
  menteeId: MenteeId | null
  openedBy?: string | null | undefined
  offerCode?: string | null | undefined
}

export interface Unpaid {
  id: number
  seat: 'none' | 'held'
  /** Whose account it is; null for a visitor's. */
  menteeId: number | null
}

/**
 * The registration of an address that is not paid yet and surely the asker's: of their account, opened in their browser as
 * a visitor, or made from the offer whose code they were mailed. Null without one: the typed address proves nothing. A
 * free one was mailed as it is, so that only the same details find it.
 */
export async function ownUnpaid(
  tx: Transaction,
  { workshopId, name, email, phone, menteeId, openedBy, offerCode }: Asked,
): Promise<Unpaid | null> {
  const [row] = await tx.$queryRaw<
    Unpaid[]
  >`SELECT r.id, r.seat, r.mentee_id AS "menteeId" FROM workshop_registrations r
    WHERE r.workshop_id = ${workshopId} AND lower(r.email) = lower(${email})
      AND r.payment_status = 'pending' AND r.registered_at IS NULL
      AND (r.mentee_id = ${menteeId} OR (r.mentee_id IS NULL AND r.opened_by = ${openedBy ?? null})
        OR EXISTS (SELECT FROM workshop_waiting_list e WHERE e.id = r.waiting_list_entry_id AND e.code = ${offerCode ?? null}))
      AND (r.amount > 0 OR (r.name = ${name} AND r.phone = ${phone}))
    ORDER BY (r.seat = 'held') DESC, r.mentee_id IS NULL, r.id DESC LIMIT 1`
  return row ?? null
}
