import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopActs_workshop$key } from '../../../__generated__/WorkshopActs_workshop.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ApproveWorkshop } from '../workshops/ApproveWorkshop.tsx'
import { RejectWorkshop } from '../workshops/RejectWorkshop.tsx'
import { useDecideWorkshop } from '../workshops/useDecideWorkshop.ts'
import { useQueue } from './queueContext.ts'

/** Decides on a workshop that waits. */
export function WorkshopActs({ row, workshopKey }: { row: string; workshopKey: WorkshopActs_workshop$key }) {
  const { databaseId, title, version } = useFragment(
    graphql`
      fragment WorkshopActs_workshop on Workshop {
        databaseId
        title
        version
      }
    `,
    workshopKey,
  )
  const lookedAt = { databaseId, version }
  const { acted, refresh } = useQueue()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  const decide = useDecideWorkshop({ onDone: () => acted(row, `${title} is decided.`), onConflict: refresh })
  const dialog = { workshop: lookedAt, title, decide, onClose: () => setAsked(null) }
  return (
    <>
      <ButtonLink size="small" to={`/admin?tab=workshops&open=${databaseId}`} aria-label={`Read: ${title}`}>
        Read
      </ButtonLink>
      <Button
        look="primary"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Approve: ${title}`}
        onClick={() => setAsked('approve')}
      >
        Approve
      </Button>
      <Button
        look="danger"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Reject: ${title}`}
        onClick={() => setAsked('reject')}
      >
        Reject
      </Button>
      {asked === 'approve' && <ApproveWorkshop {...dialog} />}
      {asked === 'reject' && <RejectWorkshop {...dialog} />}
    </>
  )
}
