import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LoadedRequestDialog_mentor$key } from '../../__generated__/LoadedRequestDialog_mentor.graphql.ts'
import { RequestDialog } from './useRequestDialog.ts'

type LoadedRequestDialogProps = Omit<ComponentProps<typeof RequestDialog>, 'mentorId' | 'name'> & {
  mentorKey: LoadedRequestDialog_mentor$key
}

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
  return <RequestDialog {...props} mentorId={databaseId} name={name} />
}
