import type { ReactNode } from 'react'
import { Failure } from '../../../ui/Failure.tsx'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { ServedPart } from './ServedPart.tsx'

interface RowPanelProps {
  /** What the address opens: `open=12`. */
  id: string
  /** Title until it has loaded: the row's name, or what a row is: "Mentee". */
  title: string
  /** A `PanelContent`, or null if there is no such row. */
  children: (id: number, round: number) => ReactNode
}

/** The side panel of a row, which loads by its id: a row may be opened that is not on this page of the table. */
export function RowPanel({ id, title, children }: RowPanelProps) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotThere title={title} />
  return (
    <ServedPart
      key={id}
      skeleton={
        <PanelContent title={title}>
          <Skeleton>
            <Bone $height="44px" />
            <br />
            <Bone $height="55dvh" />
          </Skeleton>
        </PanelContent>
      }
      failure={(error, retry) => (
        <PanelContent title={title}>
          <Failure error={error} onRetry={retry} level={3} />
        </PanelContent>
      )}
    >
      {(round) => children(Number(id), round)}
    </ServedPart>
  )
}

/** In the panel of a row that does not exist, or no longer. */
export function NotThere({ title }: { title: string }) {
  return <PanelContent title={title}>This entry does not exist. It may have been deleted.</PanelContent>
}
