import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopActs_workshop$key } from '../../../__generated__/WorkshopActs_workshop.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
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
  const [isRejecting, setRejecting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const decide = useDecideWorkshop({ onDone: () => acted(row, `${title} is decided.`), onConflict: refresh })
  async function approve(): Promise<void> {
    setBusy(true)
    await decide.approve(lookedAt)
    setBusy(false)
  }
  return (
    <>
      <ButtonLink size="small" to={`/admin?tab=workshops&open=${databaseId}`} aria-label={`Read: ${title}`}>
        Read
      </ButtonLink>
      <Button look="primary" size="small" busy={isBusy} aria-label={`Approve: ${title}`} onClick={() => void approve()}>
        Approve
      </Button>
      <Button
        look="danger"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Reject: ${title}`}
        onClick={() => setRejecting(true)}
      >
        Reject
      </Button>
      {isRejecting && (
        <RejectWorkshop workshop={lookedAt} title={title} decide={decide} onClose={() => setRejecting(false)} />
      )}
    </>
  )
}
