import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { LAST_ACTIVE_RECENT_HOURS, RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { HOUR_MS } from '../../../api/rules/time/durations.ts'
import type { MentorFacts_mentor$key } from '../../__generated__/MentorFacts_mentor.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { breakpoints } from '../../ui/theme.ts'
import { RelativeTime } from '../../ui/time/Time.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'

interface MentorFactsProps {
  mentorKey: MentorFacts_mentor$key
  /** The server's clock. */
  now: Date
}

/** Quick facts, four once sessions were held. Activity within the last day is shown in green. */
export function MentorFacts({ mentorKey, now }: MentorFactsProps) {
  const { experience, lastActiveAt, sessionsHeld } = useFragment(
    graphql`
      fragment MentorFacts_mentor on Mentor {
        experience
        lastActiveAt
        sessionsHeld
      }
    `,
    mentorKey,
  )
  return (
    <Four>
      <TitleBlock
        facts={[
          { label: 'Experience', value: plural(experience, 'year') },
          { label: 'Response time', value: `Within ${RESPONSE_HOURS} hours` },
          { label: 'Last active', value: lastActiveAt ? <LastActive at={lastActiveAt} now={now} /> : 'Not yet' },
          ...(sessionsHeld > 0 ? [{ label: 'Sessions held', value: sessionsHeld }] : []),
        ]}
      />
    </Four>
  )
}

function LastActive({ at, now }: { at: string; now: Date }) {
  const recent = now.getTime() - new Date(at).getTime() < LAST_ACTIVE_RECENT_HOURS * HOUR_MS
  return (
    <Moment data-recent={recent}>
      <RelativeTime at={at} now={now} />
    </Moment>
  )
}

const Four = styled.div`
  @media (max-width: ${breakpoints.phone}) {
    > dl > div {
      flex-basis: 40%;
    }
  }
`

const Moment = styled.span`
  &[data-recent='true'] {
    color: var(--good);
  }
  > time {
    font: inherit;
    letter-spacing: inherit;
  }
`
