import { CircleCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Profile_viewer$key } from '../../__generated__/Profile_viewer.graphql.ts'
import { typeLabel } from '../../features/accounts/account.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SECTIONS } from './sections.ts'

const UnconfirmedEmail = lazyPart(
  () => import('./UnconfirmedEmail.tsx').then((module) => module.UnconfirmedEmail),
  <Skeleton>
    <Bone $height="112px" />
  </Skeleton>,
  undefined,
  showFailure,
)

/** Name, email and account type; for an unconfirmed email, what it blocks and how to confirm it. */
export function Profile({ viewerKey }: { viewerKey: Profile_viewer$key }) {
  const { name, email, type, emailConfirmed } = useFragment(
    graphql`
      fragment Profile_viewer on Viewer {
        name
        email
        type
        emailConfirmed
      }
    `,
    viewerKey,
  )
  const confirmed = (
    <Badge $tone="good">
      <CircleCheck /> Email confirmed
    </Badge>
  )
  return (
    <AccountSection section={SECTIONS.profile} aside={emailConfirmed ? confirmed : null}>
      <TitleBlock
        cell={200}
        facts={[
          { label: 'Name', value: name },
          { label: 'Email', value: <EmailText>{email}</EmailText> },
          { label: 'Account type', value: typeLabel(type) },
        ]}
      />
      {!emailConfirmed && <UnconfirmedEmail email={email} />}
    </AccountSection>
  )
}
