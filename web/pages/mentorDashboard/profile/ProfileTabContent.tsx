import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfileTabContent_mentor$key } from '../../../__generated__/ProfileTabContent_mentor.graphql.ts'
import type { ProfileTabContent_site$key } from '../../../__generated__/ProfileTabContent_site.graphql.ts'
import type { ProfileTabContent_viewer$key } from '../../../__generated__/ProfileTabContent_viewer.graphql.ts'
import { styled } from 'styled-components'
import { UnsavedGuard } from '../../../ui/editor/UnsavedGuard.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { FormSections } from './FormSections.tsx'
import { Columns } from './profileLayout.ts'
import { ProfileSide } from './ProfileSide.tsx'
import { useJump } from './useJump.ts'

interface ProfileTabContentProps {
  mentorKey: ProfileTabContent_mentor$key
  viewerKey: ProfileTabContent_viewer$key
  siteKey: ProfileTabContent_site$key
}

/** The mentor's profile: what is missing, and every section of the form, each saved by itself. */
export function ProfileTabContent({ mentorKey, viewerKey, siteKey }: ProfileTabContentProps) {
  const mentor = useFragment(
    graphql`
      fragment ProfileTabContent_mentor on Mentor {
        ...ProfileSide_mentor
        ...FormSections_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment ProfileTabContent_viewer on Viewer {
        ...FormSections_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment ProfileTabContent_site on Site {
        ...FormSections_site
      }
    `,
    siteKey,
  )
  const page = useRef<HTMLDivElement>(null)
  useJump(page)
  return (
    <Columns ref={page}>
      <Side>
        <ProfileSide mentorKey={mentor} />
      </Side>
      <Sections>
        <UnsavedGuard>
          <FormSections mentorKey={mentor} viewerKey={viewer} siteKey={site} />
        </UnsavedGuard>
      </Sections>
    </Columns>
  )
}

/** The left column: stays in view. */
const Side = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
  @media not all and (max-width: ${breakpoints.desktop}) {
    position: sticky;
    top: 84px;
    max-height: calc(100vh - 104px);
    overflow-y: auto;
  }
`

/** The right column. */
const Sections = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`
