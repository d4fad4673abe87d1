import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { WorkshopAbout_refund$key } from '../../__generated__/WorkshopAbout_refund.graphql.ts'
import type { WorkshopAbout_workshop$key } from '../../__generated__/WorkshopAbout_workshop.graphql.ts'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Lead, Muted } from '../../ui/layout/PageFrame.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { WorkshopMain, WorkshopTitle } from './workshopParts.tsx'
import { WorkshopPicture } from './WorkshopPicture.tsx'

/** What it is about, when, by whom, at which price, and what goes back when one cancels. */
export function WorkshopAbout({ workshopKey }: { workshopKey: WorkshopAbout_workshop$key }) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopAbout_workshop on Workshop {
        title
        description
        branch
        instructorName
        mentor {
          databaseId
          ...MentorAvatar_mentor
          ...MentorRole_mentor
        }
        date
        time
        startsAt
        duration
        price
        ...WorkshopPicture_workshop
        ...WorkshopAbout_refund
      }
    `,
    workshopKey,
  )
  const { title, branch, date, time, startsAt, duration, price, mentor, instructorName } = workshop
  const [first = '', ...rest] = workshop.description.split(/\n\s*\n/)
  return (
    <WorkshopMain>
      <WorkshopTitle>
        <BranchBadge mainBranch={branch} />
        <h1>{title}</h1>
        <FirstWords>{first}</FirstWords>
      </WorkshopTitle>
      <WorkshopPicture workshopKey={workshop} />
      <TitleBlock
        cell={140}
        facts={[
          { label: 'Date', value: <time dateTime={date}>{workshopDate(date)}</time> },
          { label: 'Time', value: <time dateTime={startsAt}>{workshopTime(time)}</time> },
          { label: 'Duration', value: duration },
          { label: 'Fee', value: price === 0 ? 'Free' : formatRupees(price), figure: price > 0 },
        ]}
      />
      {rest.length > 0 && (
        <section aria-labelledby="about">
          <h2 id="about">About this workshop</h2>
          {rest.map((paragraph, index) => (
            <Prose key={index}>{paragraph}</Prose>
          ))}
        </section>
      )}
      <section aria-labelledby="instructor">
        <h2 id="instructor">Instructor</h2>
        <Instructor>
          {mentor && <MentorAvatar mentorKey={mentor} />}
          <div>
            <b>{mentor ? <Link to={mentorPath(mentor.databaseId)}>{instructorName}</Link> : instructorName}</b>
            {mentor && (
              <Muted as="p">
                <MentorRole mentorKey={mentor} city />
              </Muted>
            )}
          </div>
        </Instructor>
      </section>
      <section aria-labelledby="refund">
        <h2 id="refund">Refund</h2>
        <p>
          <RefundLine workshopKey={workshop} />
        </p>
      </section>
    </WorkshopMain>
  )
}

/** The refund rule with its moment. */
export function RefundLine({ workshopKey }: { workshopKey: WorkshopAbout_refund$key }) {
  const { price, freeCancellationUntil } = useFragment(
    graphql`
      fragment WorkshopAbout_refund on Workshop {
        price
        freeCancellationUntil
      }
    `,
    workshopKey,
  )
  if (price === 0)
    return 'This workshop is free. If you can’t come, cancel on your ticket, so that someone else gets the seat.'
  return (
    <>
      Full refund until <Time at={freeCancellationUntil} />, then none.
    </>
  )
}

const FirstWords = styled(Lead)`
  white-space: pre-line;
`

const Prose = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Instructor = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  line-height: 1.45;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
