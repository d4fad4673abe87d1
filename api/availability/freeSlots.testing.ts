import { typed } from '../graphql/typed.ts'
import { istDate, type IstDate } from '../rules/time/time.ts'
import type { Client } from '../testing/client.ts'

const SLOTS = typed(
  'query ($id: Int!, $from: Date!, $to: Date!) { mentor(id: $id) { freeSlots(from: $from, to: $to) { startsAt } } }',
)

/** A mentor's free slots as the graph answers them to a client; none for a mentor whom the client may not see. */
export async function freeSlotsOf(
  client: Client,
  mentorId: number,
  from: IstDate,
  to: IstDate,
): Promise<{ startsAt: Date; date: IstDate }[]> {
  const { data, errors } = await client.run(SLOTS, { id: mentorId, from, to })
  if (errors) throw new Error(errors[0]!.message)
  return (data.mentor?.freeSlots ?? []).map(({ startsAt }) => ({
    startsAt: new Date(startsAt),
    date: istDate(new Date(startsAt)),
  }))
}
