import { graphql, useFragment } from 'react-relay'
import type { FormSections_mentor$key } from '../../../__generated__/FormSections_mentor.graphql.ts'
import type { FormSections_site$key } from '../../../__generated__/FormSections_site.graphql.ts'
import type { FormSections_viewer$key } from '../../../__generated__/FormSections_viewer.graphql.ts'
import { CalendarFeed } from '../../../features/calendar/CalendarFeed.tsx'
import { DaysOff } from '../hours/DaysOff.tsx'
import { WeeklyHours } from '../hours/WeeklyHours.tsx'
import { Background } from './Background.tsx'
import { BasicInfo } from './BasicInfo.tsx'
import { ListSection } from './ListSection.tsx'
import { Position } from './Position.tsx'
import { Pricing } from './Pricing.tsx'
import { ProfileRefresh } from './ProfileRefresh.tsx'
import { ProseSection } from './ProseSection.tsx'
import { LIST_SECTIONS } from './sections.ts'

interface FormSectionsProps {
  mentorKey: FormSections_mentor$key
  viewerKey: FormSections_viewer$key
  siteKey: FormSections_site$key
}

/** Every section of the form, each saved by itself. */
export function FormSections({ mentorKey, viewerKey, siteKey }: FormSectionsProps) {
  const mentor = useFragment(
    graphql`
      fragment FormSections_mentor on Mentor {
        ...BasicInfo_mentor
        ...Position_mentor
        ...Background_mentor
        ...ProseSection_mentor
        ...ListSection_mentor
        ...WeeklyHours_mentor
        ...DaysOff_mentor
        ...Pricing_mentor
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment FormSections_viewer on Viewer {
        ...BasicInfo_viewer
        ...CalendarFeed_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment FormSections_site on Site {
        ...Pricing_site
      }
    `,
    siteKey,
  )
  return (
    <>
      <BasicInfo mentorKey={mentor} viewerKey={viewer} />
      <Position mentorKey={mentor} />
      <Background mentorKey={mentor} />
      <ProseSection
        mentorKey={mentor}
        id="bio"
        name="bio"
        label="Bio"
        hint="3-5 lines: what you work on, what you have built, and what a mentee can bring to you."
      />
      {LIST_SECTIONS.map((list) => (
        <ListSection key={list.name} list={list} mentorKey={mentor} />
      ))}
      <WeeklyHours mentorKey={mentor} />
      <DaysOff mentorKey={mentor} />
      <CalendarFeed viewerKey={viewer} />
      <ProseSection
        mentorKey={mentor}
        id="why-i-mentor"
        name="whyIMentor"
        label="Why I mentor"
        hint="What you want for the students you meet."
      />
      <ProseSection
        mentorKey={mentor}
        id="success-stories"
        name="successStories"
        label="Success stories"
        hint="How you have helped others. Leave out names unless they agree."
      />
      <Pricing mentorKey={mentor} siteKey={site} />
      <ProfileRefresh />
    </>
  )
}
