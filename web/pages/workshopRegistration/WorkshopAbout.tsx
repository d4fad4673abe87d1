import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { WorkshopAbout_refund$key } from '../../__generated__/WorkshopAbout_refund.graphql.ts'
import type { WorkshopAbout_workshop$key } from '../../__generated__/WorkshopAbout_workshop.graphql.ts'
import type { WorkshopAbout_picture$key } from '../../__generated__/WorkshopAbout_picture.graphql.ts'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { WorkshopImage } from '../../features/workshops/WorkshopImage.tsx'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { Lead, Muted } from '../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Badge } from '../../ui/mark/Badge.tsx'
import { BranchBadge } from '../../ui/mark/BranchBadge.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { OnOneLine, Time } from '../../ui/time/Time.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WorkshopMain, WorkshopTitle } from './workshopParts.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

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
        ...WorkshopAbout_picture
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
          { label: 'Time', value: <time dateTime={startsAt}>{timesWhole(workshopTime(time))}</time> },
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
    return (
      <span>This workshop is free. If you can’t come, cancel on your ticket, so that someone else gets the seat.</span>
    )
  return (
    <>
      Full refund until{' '}
      <OnOneLine>
        <Time at={freeCancellationUntil} />,
      </OnOneLine>{' '}
      then none.
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

/** The picture as large as the window allows. */
export const Lightbox = lazyPart(() => import('./Lightbox.tsx').then((module) => module.Lightbox))

/** The workshop's picture, which opens large; without one, a drawing of its branch. */
export function WorkshopPicture({ workshopKey }: { workshopKey: WorkshopAbout_picture$key }) {
  const { title, branch, image } = useFragment(
    graphql`
      fragment WorkshopAbout_picture on Workshop {
        title
        branch
        image
      }
    `,
    workshopKey,
  )
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(Lightbox)
  if (!image) return <Drawing branch={branch} image={null} lazy={false} />
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={Lightbox.preload}
        onFocus={Lightbox.preload}
        onClick={() => whenLoaded(() => setOpen(true))}
      >
        <WorkshopImage branch={branch} image={image} lazy={false} />
        <VisuallyHidden>Picture of the workshop: </VisuallyHidden>
        <Badge>
          <ZoomIn />
          <span>Enlarge</span>
        </Badge>
      </Opener>
      {isOpen && <Lightbox title={title} image={image} onClose={() => setOpen(false)} />}
    </>
  )
}

const Drawing = styled(WorkshopImage)`
  border: 1px solid var(--line);
  border-radius: var(--r-card);
`

const Opener = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: none;
  cursor: zoom-in;
  > ${Badge} {
    position: absolute;
    right: 12px;
    bottom: 12px;
    background: var(--surface);
  }
  @media (max-width: ${breakpoints.phone}) {
    > ${Badge} {
      padding: 8px;
    }
    > ${Badge} > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
