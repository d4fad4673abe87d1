import { useEffect, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatTime } from '../../../api/rules/text/format.ts'
import { istInstant, type IstTime, minutesOf } from '../../../api/rules/time/time.ts'
import type { MentorBelow_contact$key } from '../../__generated__/MentorBelow_contact.graphql.ts'
import type { MentorBelow_help$key } from '../../__generated__/MentorBelow_help.graphql.ts'
import type { MentorBelow_mentor$key } from '../../__generated__/MentorBelow_mentor.graphql.ts'
import type { MentorBelow_week$data, MentorBelow_week$key } from '../../__generated__/MentorBelow_week.graphql.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { track } from '../../lib/tracking.ts'
import { ExternalLink } from '../../ui/Link.tsx'
import { Tag, Tags } from '../../ui/mark/Tags.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WeekRuler } from '../../ui/time/WeekRuler.tsx'
import { MentorData } from './MentorData.tsx'
import { MentorReviews } from './MentorReviews.tsx'
import { MentorWork } from './MentorWork.tsx'
import { Lines, ProfileSection, Specs } from './profileParts.ts'
import { paragraphs } from './MentorAbout.tsx'

/** The parts of a profile below the first screen. Notes that the profile was looked at. */
export function MentorBelow({ mentorKey, isMember }: { mentorKey: MentorBelow_mentor$key; isMember: boolean }) {
  const mentor = useFragment(
    graphql`
      fragment MentorBelow_mentor on Mentor @argumentDefinitions(reviews: { type: "Int" }, stars: { type: "Int" }) {
        databaseId
        starterPrice
        ...MentorData_mentor
        ...MentorBelow_help
        ...MentorWork_mentor
        ...MentorBelow_week
        ...MentorReviews_mentor @arguments(first: $reviews, stars: $stars)
        ...MentorBelow_contact
      }
    `,
    mentorKey,
  )
  const { databaseId: mentorId, starterPrice: amount } = mentor
  useEffect(() => track({ name: 'mentorViewed', mentorId, amount }), [mentorId, amount])
  return (
    <>
      <MentorData mentorKey={mentor} />
      <MentorHelp mentorKey={mentor} />
      <MentorWork mentorKey={mentor} />
      <MentorWeek mentorKey={mentor} />
      <MentorReviews mentorKey={mentor} isMember={isMember} />
      <MentorContact mentorKey={mentor} />
    </>
  )
}

/** Where else to find this mentor. The email comes only to that mentor and administrators. */
function MentorContact({ mentorKey }: { mentorKey: MentorBelow_contact$key }) {
  const { name, linkedinUrl, email } = useFragment(
    graphql`
      fragment MentorBelow_contact on Mentor {
        name
        linkedinUrl
        email
      }
    `,
    mentorKey,
  )
  const profile = linkedinUrl && webAddress(linkedinUrl)
  if (!profile && !email) return null
  return (
    <ProfileSection>
      <h2>Contact</h2>
      <Specs>
        {profile && (
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <ExternalLink href={profile}>{`${name} on LinkedIn`}</ExternalLink>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>Email</dt>
            <dd>
              <a href={mailTo(email)}>{email}</a>
            </dd>
          </div>
        )}
      </Specs>
    </ProfileSection>
  )
}

/** Older rows may hold anything: only a web address becomes a link. */
function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) ? text : null
}

/** What to ask this mentor about, and what stands behind it; parts without content are left out. */
function MentorHelp({ mentorKey }: { mentorKey: MentorBelow_help$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorBelow_help on Mentor {
        topicsCanMentorOn
        skills
        toolsAndSoftware
        industriesWorkedIn
        certifications
        languages
      }
    `,
    mentorKey,
  )
  // A tool that is named among the skills too stands once.
  const tools = new Set(mentor.toolsAndSoftware.map((name) => name.toLowerCase()))
  const skills = mentor.skills.filter((name) => !tools.has(name.toLowerCase()))
  const specs: [label: string, content: ReactNode, known: number][] = [
    ['Skills', <TagList key="skills" names={skills} />, skills.length],
    ['Tools', <TagList key="tools" names={mentor.toolsAndSoftware} />, mentor.toolsAndSoftware.length],
    ['Industries', mentor.industriesWorkedIn.join(', '), mentor.industriesWorkedIn.length],
    ['Certifications', mentor.certifications.join(', '), mentor.certifications.length],
    ['Languages', mentor.languages.join(', '), mentor.languages.length],
  ]
  const known = specs.filter(([, , count]) => count > 0)
  if (known.length === 0 && mentor.topicsCanMentorOn.length === 0) return null
  return (
    <ProfileSection>
      <h2>What I can help with</h2>
      {mentor.topicsCanMentorOn.length > 0 && (
        <Lines>
          {mentor.topicsCanMentorOn.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </Lines>
      )}
      {known.length > 0 && (
        <Specs>
          {known.map(([label, content]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </Specs>
      )}
    </ProfileSection>
  )
}

function TagList({ names }: { names: readonly string[] }) {
  return (
    <Columns>
      {names.map((name) => (
        <Tag as="li" key={name}>
          {name}
        </Tag>
      ))}
    </Columns>
  )
}

/** How many rows they take is a matter of their number, not of a font's breadth: on a wide screen all below is in view. */
const Columns = styled(Tags)`
  @media (min-width: ${breakpoints.desktop}) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    justify-items: start;
    > li {
      max-width: 100%;
    }
  }
`

type Day = MentorBelow_week$data['weeklyAvailability'][number]

/** The hours of a usual week, drawn to scale and told in words. */
function MentorWeek({ mentorKey }: { mentorKey: MentorBelow_week$key }) {
  const { weeklyAvailability, timeSlotsPerWeek } = useFragment(
    graphql`
      fragment MentorBelow_week on Mentor {
        timeSlotsPerWeek
        weeklyAvailability {
          weekday
          enabled
          startTime
          endTime
        }
      }
    `,
    mentorKey,
  )
  const open = weeklyAvailability.filter(({ enabled }) => enabled)
  return (
    <ProfileSection>
      <h2>Weekly availability</h2>
      {open.length === 0 ? (
        <Muted as="p">No weekly hours are set yet.</Muted>
      ) : (
        <>
          <Muted as="p">Hours in IST. Times you can book are on the next page.</Muted>
          <VisuallyHidden>{open.map((day) => `${weekdayName(day)} ${hoursText(day)}`).join(', ')}</VisuallyHidden>
          <div aria-hidden="true">
            <WeekRuler days={weeklyAvailability.map(rulerDay)} />
          </div>
        </>
      )}
      {paragraphs(timeSlotsPerWeek ?? '').map((note) => (
        <Muted as="p" key={note}>
          {note}
        </Muted>
      ))}
    </ProfileSection>
  )
}

function rulerDay(day: Day) {
  return {
    weekday: weekdayName(day).slice(0, 3),
    window: day.enabled ? { from: minutesOf(day.startTime), to: minutesOf(day.endTime) } : null,
    label: day.enabled ? hoursText(day) : 'Not available',
  }
}

function weekdayName({ weekday }: Day): string {
  return weekday.charAt(0) + weekday.slice(1).toLowerCase()
}

function hoursText({ startTime, endTime }: Day): string {
  return `${timeText(startTime)} to ${endTime === '24:00' ? 'midnight' : timeText(endTime)}`
}

/** `18:00` as `6:00 pm`; the day makes no difference. */
function timeText(time: IstTime): string {
  return formatTime(istInstant('2026-01-01', time))
}
