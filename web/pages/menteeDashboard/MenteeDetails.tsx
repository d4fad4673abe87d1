import { graphql, useFragment } from 'react-relay'
import type { MenteeDetails_mentee$key } from '../../__generated__/MenteeDetails_mentee.graphql.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'

/** Who the mentee is, as the form below has saved it. */
export function MenteeDetails({ menteeKey }: { menteeKey: MenteeDetails_mentee$key }) {
  const { name, email, currentLevel, mainBranch, subBranch } = useFragment(
    graphql`
      fragment MenteeDetails_mentee on Mentee {
        name
        email
        currentLevel
        mainBranch
        subBranch
      }
    `,
    menteeKey,
  )
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
