import { graphql } from 'react-relay'
import { forEachList, MENTOR_LISTS } from '../../../../api/rules/people/mentorLists.ts'
import { forEachLine, forEachProse, MENTOR_LINES, MENTOR_PROSE } from '../../../../api/rules/people/mentorTexts.ts'
import { formatRequestDate, formatRupees } from '../../../../api/rules/text/format.ts'
import type { MentorPanelQuery } from '../../../__generated__/MentorPanelQuery.graphql.ts'
import { Details, NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { mentorTexts } from '../../../features/mentors/mentorTexts.ts'
import { mailTo } from '../../../lib/mailTo.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { ExternalLink, Link } from '../../../ui/Link.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { EndSessions } from '../people/EndSessions.tsx'
import { MentorPanelReviews } from './MentorPanelReviews.tsx'
import { DecisionButtons, StatusSelect } from './MentorStatus.tsx'

interface MentorPanelProps {
  id: number
  round: number
  onDelete: (who: { id: number; name: string }) => void
}

type Mentor = NonNullable<MentorPanelQuery['response']['mentor']>

/** All that is known of a mentor, and what has been decided. */
export function MentorPanel({ id, round, onDelete }: MentorPanelProps) {
  const { mentor } = usePartQuery<MentorPanelQuery>(
    graphql`
      query MentorPanelQuery($id: Int!) @preloadable @raw_response_type {
        mentor(id: $id) {
          name
          email
          linkedinUrl
          mainBranch
          subBranch
          experience
          starterPackageRate
          advancedPackageRate
          rating
          reviewCount
          sessionsHeld
          isActive
          available
          createdAt
          lastLoginAt
          termsAcceptedAt
          bio
          ...mentorTexts_mentor
          weeklyAvailability {
            weekday
            enabled
            startTime
            endTime
          }
          completeness {
            percent
          }
          upcoming {
            sessions
            plans
            workshops
            openOrders
          }
          ...MentorPanelReviews_mentor
          ...MentorStatus_select
          ...MentorStatus_buttons
        }
      }
    `,
    { id },
    { round },
  )
  if (!mentor) return <NotThere title="Mentor" />
  const { upcoming } = mentor
  const texts = mentorTexts(mentor)
  const { whyIMentor, ...prose } = forEachProse((name) => texts[name])
  return (
    <PanelContent
      title={mentor.name}
      footer={
        <>
          <EndSessions userType="MENTOR" id={id} name={mentor.name} />
          <Button look="danger" onClick={() => onDelete({ id, name: mentor.name })}>
            Delete
          </Button>
        </>
      }
    >
      <ButtonRow>
        <StatusSelect mentorKey={mentor} />
        <DecisionButtons mentorKey={mentor} />
      </ButtonRow>
      <Details
        first={{ Bio: mentor.bio, ...byLabel(MENTOR_PROSE, { whyIMentor }) }}
        rows={{
          Number: id,
          Email: mentor.email && <a href={mailTo(mentor.email)}>{mentor.email}</a>,
          LinkedIn: mentor.linkedinUrl && <ExternalLink href={mentor.linkedinUrl}>Profile</ExternalLink>,
          Account: mentor.isActive ? 'Active' : 'Inactive',
          Bookings: mentor.available ? 'Available' : 'Busy',
          Branch: mentor.mainBranch,
          Specialization: mentor.subBranch,
          Experience: `${mentor.experience} yr`,
          ...byLabel(
            MENTOR_LINES,
            forEachLine((name) => texts[name]),
          ),
          'Starter rate': formatRupees(mentor.starterPackageRate),
          'Advanced rate': formatRupees(mentor.advancedPackageRate),
          Rating: mentor.reviewCount === 0 ? 'New' : `${mentor.rating.toFixed(1)} (${mentor.reviewCount})`,
          'Sessions held': mentor.sessionsHeld > 0 && String(mentor.sessionsHeld),
          'Still to come':
            upcoming &&
            upcoming.sessions + upcoming.plans + upcoming.workshops + upcoming.openOrders > 0 &&
            `Sessions: ${upcoming.sessions}, Advanced packages: ${upcoming.plans}, workshops: ${upcoming.workshops}, unfinished payments: ${upcoming.openOrders}`,
          'Profile complete': mentor.completeness && `${mentor.completeness.percent}%`,
          Applied: when(mentor.createdAt),
          'Last login': when(mentor.lastLoginAt) ?? 'Never',
          'Terms accepted': when(mentor.termsAcceptedAt) ?? 'Not yet',
          'Audit log': <Link to={`/admin/audit?person=mentor:${id}`}>What was done</Link>,
        }}
        prose={{
          ...byLabel(
            MENTOR_LISTS,
            forEachList((name) => entriesText(texts[name])),
          ),
          'Weekly hours (IST)': hoursText(mentor.weeklyAvailability),
          ...byLabel(MENTOR_PROSE, prose),
        }}
      />
      <MentorPanelReviews mentorKey={mentor} />
    </PanelContent>
  )
}

/** Texts by what forms call them. */
const byLabel = <Name extends string>(
  table: Readonly<Record<Name, { label: string }>>,
  texts: Partial<Record<Name, string | null>>,
) => Object.fromEntries((Object.keys(texts) as Name[]).map((name) => [table[name].label, texts[name]]))

/** Entries with commas stand one a line. */
const entriesText = (entries: readonly string[]) =>
  entries.join(entries.some((entry) => entry.includes(',')) ? '\n' : ', ')

function when(at: string | null): string | null {
  return at ? `${formatRequestDate(new Date(at))} IST` : null
}

/** "Monday, 09:00 to 17:00", one line for each day that is open. */
function hoursText(week: Mentor['weeklyAvailability']): string {
  const lines = week
    .filter(({ enabled }) => enabled)
    .map(({ weekday, startTime, endTime }) => `${nameOf(weekday)}, ${startTime} to ${endTime}`)
  return lines.length > 0 ? lines.join('\n') : 'Not set'
}

const nameOf = (weekday: string): string => `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
