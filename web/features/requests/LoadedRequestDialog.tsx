import { Suspense, use, type ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LoadedRequestDialog_mentor$key } from '../../__generated__/LoadedRequestDialog_mentor.graphql.ts'
import type { RequestDialog } from './RequestDialog.tsx'
import { requestDialog } from './useRequestDialog.ts'

type DialogProps = ComponentProps<typeof RequestDialog>
type LoadedRequestDialogProps = Omit<DialogProps, 'mentorId' | 'name'> & { mentorKey: LoadedRequestDialog_mentor$key }

/** The request dialog for this mentor; its code has come by the time it is shown. */
export function LoadedRequestDialog({ mentorKey, ...props }: LoadedRequestDialogProps) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment LoadedRequestDialog_mentor on Mentor {
        databaseId
        name
      }
    `,
    mentorKey,
  )
  return (
    <Suspense>
      <Ready {...props} mentorId={databaseId} name={name} />
    </Suspense>
  )
}

function Ready(props: DialogProps) {
  const Dialog = use(requestDialog.lastLoad())
  // oxlint-disable-next-line react/static-components -- it is loaded once, not made here
  return <Dialog {...props} />
}
