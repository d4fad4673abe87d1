import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ProfileTab_mentor$key } from '../../../__generated__/ProfileTab_mentor.graphql.ts'
import type { ProfileTab_site$key } from '../../../__generated__/ProfileTab_site.graphql.ts'
import type { ProfileTab_viewer$key } from '../../../__generated__/ProfileTab_viewer.graphql.ts'
import type { ProfileTabQuery } from '../../../__generated__/ProfileTabQuery.graphql.ts'
import { CalendarFeed } from '../../../features/calendar/CalendarFeed.tsx'
import { useRefresh } from '../../../relay/refresh.ts'
import { onWake } from '../../../relay/network/wake.ts'
import { UnsavedGuard } from '../../../ui/editor/UnsavedGuard.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { DaysOff } from '../hours/DaysOff.tsx'
import { WeeklyHours } from '../hours/WeeklyHours.tsx'
import { BasicInfo } from './BasicInfo.tsx'
import { Background, Position } from './CareerSections.tsx'
import { useJump } from './JumpLink.tsx'
import { Pricing } from './Pricing.tsx'
import { ProfileSide } from './ProfileSide.tsx'
import { BIO_SECTION, LIST_SECTIONS, PROSE_SECTIONS } from './sections.ts'
import { ListSection, ProseSection } from './TextSections.tsx'

interface ProfileTabProps {
  viewerKey: ProfileTab_viewer$key
  siteKey: ProfileTab_site$key
}

/** The mentor's profile: what is missing, and every section of the form, each saved by itself. */
export function ProfileTab({ viewerKey, siteKey }: ProfileTabProps) {
  const { mentor: mentorKey, ...viewer } = useFragment(
    graphql`
      fragment ProfileTab_viewer on Viewer {
        mentor {
          ...ProfileTab_mentor
        }
        ...BasicInfo_viewer
        ...CalendarFeed_viewer
      }
    `,
    viewerKey,
  )
  const mentor = useFragment<ProfileTab_mentor$key>(
    graphql`
      fragment ProfileTab_mentor on Mentor {
        ...ProfileSide_mentor
        ...BasicInfo_mentor
        ...CareerSections_position
        ...CareerSections_background
        ...TextSections_prose
        ...TextSections_list
        ...WeeklyHours_mentor
        ...DaysOff_mentor
        ...Pricing_mentor
      }
    `,
    mentorKey,
  )
  const site = useFragment(
    graphql`
      fragment ProfileTab_site on Site {
        ...Pricing_site
      }
    `,
    siteKey,
  )
  const page = useRef<HTMLDivElement>(null)
  useJump(page)
  if (!mentor) return null
  return (
    <Columns ref={page}>
      <Side>
        <ProfileSide mentorKey={mentor} />
      </Side>
      <Sections>
        <UnsavedGuard>
          <BasicInfo mentorKey={mentor} viewerKey={viewer} />
          <Position mentorKey={mentor} />
          <Background mentorKey={mentor} />
          <ProseSection prose={BIO_SECTION} mentorKey={mentor} />
          {LIST_SECTIONS.map((list) => (
            <ListSection key={list.name} list={list} mentorKey={mentor} />
          ))}
          <WeeklyHours mentorKey={mentor} />
          <DaysOff mentorKey={mentor} />
          <CalendarFeed viewerKey={viewer} />
          {PROSE_SECTIONS.map((prose) => (
            <ProseSection key={prose.name} prose={prose} mentorKey={mentor} />
          ))}
          <Pricing mentorKey={mentor} siteKey={site} />
          <ProfileRefresh />
        </UnsavedGuard>
      </Sections>
    </Columns>
  )
}

const query = graphql`
  query ProfileTabQuery @raw_response_type {
    viewer {
      ...ProfileTab_viewer
    }
  }
`

/** Shows what another tab or device has saved, when the person comes back to this one. */
function ProfileRefresh() {
  const { refresh } = useRefresh<ProfileTabQuery>({ query, variables: {} })
  const look = useEffectEvent(refresh)
  useEffect(() => onWake(look), [])
  return null
}

/** What is missing and the ways to the sections left, the sections right; stacked on narrow screens. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 20px clamp(28px, 4vw, 48px);
  align-items: start;
  padding-block: 20px clamp(40px, 6vw, 80px);
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

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
