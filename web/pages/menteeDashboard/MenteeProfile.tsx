import { graphql, useFragment } from 'react-relay'
import type { MenteeProfile_viewer$key } from '../../__generated__/MenteeProfile_viewer.graphql.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'

/** Who the mentee is, as the form below has saved it. */
export function MenteeProfile({ viewerKey }: { viewerKey: MenteeProfile_viewer$key }) {
  const { mentee } = useFragment(
    graphql`
      fragment MenteeProfile_viewer on Viewer {
        mentee {
          name
          email
          currentLevel
          mainBranch
          subBranch
        }
      }
    `,
    viewerKey,
  )
  if (!mentee) return null
  const { name, email, currentLevel, mainBranch, subBranch } = mentee
  return (
    <TitleBlock
      cell={200}
      facts={[
        { label: 'Name', value: name },
        { label: 'Email', value: <EmailText>{email ?? ''}</EmailText> },
        { label: 'Level', value: currentLevel },
        { label: 'Branch', value: subBranch || mainBranch },
      ]}
    />
  )
}
