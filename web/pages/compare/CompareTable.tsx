import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { listText } from '../../../api/rules/text/counts.ts'
import type {
  CompareTable_mentors$data,
  CompareTable_mentors$key,
} from '../../__generated__/CompareTable_mentors.graphql.ts'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { MentorRole } from '../../features/mentors/MentorRole.tsx'
import { comparePath } from '../../features/shortlist/compareAddress.ts'
import { SaveButton } from '../../features/shortlist/SaveButton.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { AvailabilityState } from '../../ui/mark/State.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Time } from '../../ui/time/Time.tsx'
import { focusHeading } from '../../ui/focusHeading.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

type Mentor = CompareTable_mentors$data[number]

/** So many topics are read beside those of others; the profile has all. */
const TOPICS = 6

interface CompareTableProps {
  mentorsKey: CompareTable_mentors$key
  /** The server's clock. */
  now: Date
}

/**
 * A column for each mentor, whose name stays in view. On a phone what a row is about stands above its values, so that
 * three columns have room.
 */
export function CompareTable({ mentorsKey, now }: CompareTableProps) {
  const mentors = useFragment(
    graphql`
      fragment CompareTable_mentors on Mentor @relay(plural: true) {
        id
        databaseId
        name
        mainBranch
        subBranch
        experience
        starterPrice
        advancedPrice
        available
        rating
        reviewCount
        topicsCanMentorOn
        languages
        nextFreeSlots {
          startsAt
        }
        reviews(first: 1) {
          edges {
            node {
              body
              authorName
            }
          }
        }
        ...MentorAvatar_mentor
        ...MentorRole_mentor
        ...SaveButton_mentor
      }
    `,
    mentorsKey,
  )
  const ids = mentors.map(({ databaseId }) => databaseId)
  const rows: { label: string; cell: (mentor: Mentor) => ReactNode }[] = [
    { label: 'Reviews', cell: (mentor) => <Reviews mentor={mentor} /> },
    { label: 'Price', cell: (mentor) => <Prices mentor={mentor} /> },
    { label: 'Next open slots', cell: (mentor) => <FreeTimes mentor={mentor} now={now} /> },
    {
      label: 'Experience',
      cell: (mentor) => (
        <>
          <p>{plural(mentor.experience, 'year')}</p>
          <Small as="p">
            <MentorRole mentorKey={mentor} />
          </Small>
        </>
      ),
    },
    { label: 'Branch', cell: ({ mainBranch, subBranch }) => <p>{subBranch || mainBranch}</p> },
    { label: 'Topics', cell: (mentor) => <Topics topics={mentor.topicsCanMentorOn} /> },
    { label: 'Languages', cell: ({ languages }) => <p>{languages.length > 0 ? listText(languages) : 'Not named'}</p> },
    {
      label: 'Your choice',
      cell: (mentor) => (
        <Choice>
          <SaveButton mentorKey={mentor} />
          {ids.length > 1 && (
            // The link goes with its mentor.
            <Link
              to={comparePath(ids.filter((id) => id !== mentor.databaseId))}
              preventScrollReset
              onClick={({ currentTarget }) => focusHeading(currentTarget.closest('main') ?? document.body)}
            >
              Take out<VisuallyHidden>{` ${mentor.name}`}</VisuallyHidden>
            </Link>
          )}
        </Choice>
      ),
    },
  ]
  return (
    <Table aria-label="Mentors side by side" style={{ '--mentors': mentors.length } as object}>
      <Head>
        <Row>
          <Corner />
          {mentors.map((mentor) => (
            <ColumnHead key={mentor.id}>
              <MentorAvatar mentorKey={mentor} size="sm" lazy={false} />
              <Link to={mentorPath(mentor.databaseId)}>
                <PersonName>{mentor.name}</PersonName>
              </Link>
              {mentor.available ? (
                <ButtonLink look="primary" size="small" to={`/booking/${mentor.databaseId}`}>
                  Book<VisuallyHidden>{` ${mentor.name}`}</VisuallyHidden>
                </ButtonLink>
              ) : (
                <AvailabilityState available={false} />
              )}
            </ColumnHead>
          ))}
        </Row>
      </Head>
      <Body>
        {rows.map(({ label, cell }) => (
          <Row key={label}>
            <RowHead>{label}</RowHead>
            {mentors.map((mentor) => (
              <Cell key={mentor.id}>{cell(mentor)}</Cell>
            ))}
          </Row>
        ))}
      </Body>
    </Table>
  )
}

function Reviews({ mentor: { rating, reviewCount, reviews } }: { mentor: Mentor }) {
  const [newest] = reviews.edges
  return (
    <>
      <Rating rating={rating} reviewCount={reviewCount} />
      {reviewCount === 0 && <Small as="p">No reviews yet</Small>}
      {newest && (
        <figure>
          <Quote>{newest.node.body}</Quote>
          <Small as="figcaption">{newest.node.authorName}</Small>
        </figure>
      )}
    </>
  )
}

function Prices({ mentor: { starterPrice, advancedPrice } }: { mentor: Mentor }) {
  return (
    <dl>
      <div>
        <dt>Starter</dt>
        <dd>
          <Money paise={starterPrice} />
        </dd>
      </div>
      <div>
        <dt>Advanced</dt>
        <dd>
          <Money paise={advancedPrice} />
        </dd>
      </div>
    </dl>
  )
}

function FreeTimes({ mentor: { available, nextFreeSlots }, now }: { mentor: Mentor; now: Date }) {
  if (!available) return <Small as="p">Not taking bookings right now</Small>
  if (nextFreeSlots.length === 0) return <Small as="p">No slots in the next 30 days</Small>
  return (
    <ul>
      {nextFreeSlots.map(({ startsAt }) => (
        <li key={startsAt}>
          <Time at={startsAt} now={now} />
        </li>
      ))}
    </ul>
  )
}

function Topics({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return <Small as="p">Not named</Small>
  return (
    <>
      <ul>
        {topics.slice(0, TOPICS).map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      {topics.length > TOPICS && <Small as="p">{`and ${topics.length - TOPICS} more`}</Small>}
    </>
  )
}

/* Elements of a table that are laid out as a grid are a table to nobody: these are one by their roles. */
const Table = styled.div.attrs({ role: 'table' })`
  overflow-wrap: anywhere;
  ul,
  dl {
    display: grid;
    gap: 4px;
    list-style: none;
  }
  time,
  dt {
    font-size: var(--t13);
  }
  dt {
    color: var(--muted);
  }
  figure {
    display: grid;
    gap: 2px;
    margin: 0;
  }
  @media (max-width: ${breakpoints.phone}) {
    font-size: var(--t13);
  }
`

const Row = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: 140px repeat(var(--mentors), minmax(0, 320px));
  gap: 0 24px;
  padding: 14px 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: repeat(var(--mentors), minmax(0, 1fr));
    gap: 8px 12px;
    padding: 10px 0 12px;
  }
`

const Head = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  top: 64px;
  z-index: 2;
  border-bottom: 1px solid var(--line-strong);
  background: var(--paper);
  @media (max-width: ${breakpoints.header}) {
    top: 56px;
  }
`

const Body = styled.div.attrs({ role: 'rowgroup' })``

const Corner = styled.div.attrs({ role: 'cell' })`
  @media (max-width: ${breakpoints.phone}) {
    display: none;
  }
`

const ColumnHead = styled.div.attrs({ role: 'columnheader' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 10px;
  align-items: center;
  font-family: var(--head);
  font-weight: 600;
  @media (max-width: ${breakpoints.phone}) {
    grid-template: 1fr auto / minmax(0, 1fr);
    align-items: start;
    line-height: 1.3;
    > :first-child {
      display: none;
    }
  }
`

const RowHead = styled.div.attrs({ role: 'rowheader' })`
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 600;
  @media (max-width: ${breakpoints.phone}) {
    grid-column: 1 / -1;
  }
`

const Cell = styled.div.attrs({ role: 'cell' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  align-content: start;
  justify-items: start;
  min-width: 0;
`

const Quote = styled.blockquote`
  display: -webkit-box;
  -webkit-line-clamp: 4;
  -webkit-box-orient: vertical;
  overflow: hidden;
  margin: 0;
  font-size: var(--t13);
  line-height: 1.45;
`

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  margin-left: -10px;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
