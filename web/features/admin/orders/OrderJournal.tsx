import { graphql, useFragment } from 'react-relay'
import type { OrderJournal_order$key } from '../../../__generated__/OrderJournal_order.graphql.ts'
import { Muted } from '../../../ui/PageFrame.tsx'
import { Time } from '../../../ui/Time.tsx'
import { Timeline } from '../../../ui/Timeline.tsx'

/** What happened with an order, who did it and when. */
export function OrderJournal({ orderKey }: { orderKey: OrderJournal_order$key }) {
  const { journal } = useFragment(
    graphql`
      fragment OrderJournal_order on PaymentOrder {
        journal {
          id
          at
          actorName
          actionText
          reason
          changes {
            field
            before
            after
          }
        }
      }
    `,
    orderKey,
  )
  return (
    <section aria-labelledby="order-journal">
      <h3 id="order-journal">Timeline</h3>
      {journal.length === 0 ? (
        <Muted as="p">Nothing has been recorded yet.</Muted>
      ) : (
        <Timeline
          events={journal.map(({ id, at, actorName, actionText, reason, changes }) => ({
            key: id,
            title: actionText,
            when: (
              <>
                <Time at={at} />, {actorName}
              </>
            ),
            // Some fields are written down although they stayed.
            text: [
              ...changes.filter(({ before, after }) => before !== after).map(changeText),
              ...(reason ? [`“${reason}”`] : []),
            ].join('. '),
          }))}
        />
      )}
    </section>
  )
}

interface Change {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** `Status: created → paid`. */
function changeText({ field, before, after }: Change): string {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  return `${name}: ${before ?? 'none'} → ${after ?? 'none'}`
}
