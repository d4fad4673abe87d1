import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
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
import { focusHeading } from '../../ui/focusHeading.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { AvailabilityState } from '../../ui/mark/State.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Body, Cell, Choice, ColumnHead, Corner, Head, Quote, Row, RowHead, Table } from './compareParts.ts'

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
