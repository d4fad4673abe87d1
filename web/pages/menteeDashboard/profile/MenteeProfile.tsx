import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import { branchSaid } from '../../../../api/rules/people/branches.ts'
import type { MenteeProfile_mentee$key } from '../../../__generated__/MenteeProfile_mentee.graphql.ts'
import type { MenteeProfile_viewer$key } from '../../../__generated__/MenteeProfile_viewer.graphql.ts'
import { CalendarFeed } from '../../../features/calendar/CalendarFeed.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import { AvatarField } from '../../../features/profiles/AvatarField.tsx'
import { UnsavedGuard } from '../../../ui/editor/UnsavedGuard.tsx'
import { Muted } from '../../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../../ui/mark/PersonName.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { AboutYou, Studies } from './ProfileSections.tsx'
import { saveMenteeProfile } from './saveMenteeProfile.ts'

interface MenteeProfileProps {
  viewerKey: MenteeProfile_viewer$key
  menteeKey: MenteeProfile_mentee$key
}

/** The mentee's profile: picture, who they are, and the sections of the form, each saved by itself. */
export function MenteeProfile({ viewerKey, menteeKey }: MenteeProfileProps) {
  const viewer = useFragment(
    graphql`
      fragment MenteeProfile_viewer on Viewer {
        emailConfirmed
        ...CalendarFeed_viewer
      }
    `,
    viewerKey,
  )
  const mentee = useFragment(
    graphql`
      fragment MenteeProfile_mentee on Mentee {
        name
        currentLevel
        mainBranch
        subBranch
        picture: profileImage
        hasProfileImage
        ...MenteeAvatar_mentee
        ...ProfileSections_aboutYou
        ...ProfileSections_studies
      }
    `,
    menteeKey,
  )
  const environment = useRelayEnvironment()
  const { name, currentLevel, mainBranch, subBranch, picture, hasProfileImage } = mentee
  return (
    <UnsavedGuard>
      <Columns>
        <AvatarField
          kinds="images"
          picture={hasProfileImage ? picture : null}
          onSave={(profileImage) => saveMenteeProfile(environment, { profileImage })}
          beside={
            <>
              <h2>
                <PersonName>{name}</PersonName>
              </h2>
              <Muted as="p">{[currentLevel, branchSaid(mainBranch, subBranch)].filter(Boolean).join(', ')}</Muted>
            </>
          }
        >
          <MenteeAvatar menteeKey={mentee} size="lg" lazy={false} />
        </AvatarField>
        <AboutYou menteeKey={mentee} emailConfirmed={viewer.emailConfirmed} />
        <Studies menteeKey={mentee} />
        <CalendarFeed viewerKey={viewer} />
      </Columns>
    </UnsavedGuard>
  )
}

/** On wide screens the sections stand side by side, below the picture. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  align-items: start;
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  h2 {
    font-size: var(--t20);
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
