import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NextSession_site$key } from '../../__generated__/NextSession_site.graphql.ts'
import type { NextSession_viewer$key } from '../../__generated__/NextSession_viewer.graphql.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { AddToCalendar } from './card/AddToCalendar.tsx'
import { JoinSession } from './card/JoinSession.tsx'
import { SessionPerson } from './card/SessionPerson.tsx'
import { sessionPath } from './sessionPath.ts'
import { untilText } from './untilText.ts'

interface NextSessionProps {
  viewerKey: NextSession_viewer$key
  siteKey: NextSession_site$key
}

/** The session that is being held or comes next, for either side: when, how to join, what about. Nothing without one. */
export function NextSession({ viewerKey, siteKey }: NextSessionProps) {
  const { type, nextSession } = useFragment(
    graphql`
      fragment NextSession_viewer on Viewer {
        type
        nextSession {
          startsAt
          endsAt
          agenda
          ...SessionPerson_booking
          ...sessionPath_booking
          ...JoinSession_booking
          ...AddToCalendar_booking
        }
      }
    `,
    viewerKey,
  )
  const { now: siteNow } = useFragment(
    graphql`
      fragment NextSession_site on Site {
        now
      }
    `,
    siteKey,
  )
  const now = useNow(siteNow)
  if (!nextSession?.startsAt || !nextSession.endsAt) return null
  const { startsAt, endsAt, agenda } = nextSession
  const side = type === 'MENTOR' ? 'mentor' : 'mentee'
  const until = untilText({ startsAt, endsAt }, now)
  return (
    <Sheet as="section" $pad aria-label="Next session">
      <Top>
        <Label>{until === 'now' ? 'In progress' : 'Next session'}</Label>
        <Badge $tone={until === 'now' ? 'good' : 'info'}>{until}</Badge>
      </Top>
      <SessionPerson bookingKey={nextSession} side={side} level={2}>
        <Time at={startsAt} now={now} />
      </SessionPerson>
      {agenda !== '' && <Agenda>{agenda}</Agenda>}
      <JoinSession bookingKey={nextSession} side={side} prominent />
      <ButtonRow>
        <AddToCalendar bookingKey={nextSession} short />
        <ButtonLink look="plain" size="small" to={sessionPath(nextSession)}>
          Session details
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: space-between;
`

const Label = styled.p`
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 600;
`

const Agenda = styled.p`
  max-width: 66ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
