import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { forCount } from '../../../api/rules/text/counts.ts'
import type { Devices_session$key } from '../../__generated__/Devices_session.graphql.ts'
import type { Devices_site$key } from '../../__generated__/Devices_site.graphql.ts'
import type { Devices_viewer$key } from '../../__generated__/Devices_viewer.graphql.ts'
import type { DevicesMutation } from '../../__generated__/DevicesMutation.graphql.ts'
import type { DevicesQuery } from '../../__generated__/DevicesQuery.graphql.ts'
import type { DevicesSignOutMutation } from '../../__generated__/DevicesSignOutMutation.graphql.ts'
import { useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { Badge } from '../../ui/mark/Badge.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { RelativeTime, Time } from '../../ui/time/Time.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AccountSection, SECTIONS } from './AccountSection.tsx'

/** Number of devices shown at first. */
const SHOWN = 5

/** There are no live events for devices, so the list is refetched when the person returns. */
const query = graphql`
  query DevicesQuery @raw_response_type {
    viewer {
      ...Devices_viewer
    }
  }
`

interface DevicesProps {
  viewerKey: Devices_viewer$key
  siteKey: Devices_site$key
}

/** Devices the member is logged in on: this one first; the others can be logged out. */
export function Devices({ viewerKey, siteKey }: DevicesProps) {
  const { sessions } = useFragment(
    graphql`
      fragment Devices_viewer on Viewer {
        sessions(first: 50) {
          edges {
            node {
              id
              isThisDevice
              ...Devices_session
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment Devices_site on Site {
        now
      }
    `,
    siteKey,
  )
  const now = useNow(site.now)
  const { refresh, isRefreshing, isStale } = useRefresh<DevicesQuery>({ query, variables: {} })
  useMissed('sessions', refresh)
  const [showsAll, setShowsAll] = useState(false)
  const [endOthers, isEnding] = useEndOtherSessions()
  const list = useRef<HTMLUListElement>(null)
  const devices = sessions.edges.flatMap((edge) => (edge?.node ? [edge.node] : []))
  const ordered = devices.toSorted((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice))
  const hasOthers = devices.some(({ isThisDevice }) => !isThisDevice)
  /** Restores the focus after its row was removed. */
  function keepFocus(): void {
    list.current?.focus()
  }
  function showAll(): void {
    setShowsAll(true)
    keepFocus()
  }
  async function endAll(): Promise<void> {
    const { done } = await endOthers({})
    if (done) keepFocus()
  }
  return (
    <AccountSection
      section={SECTIONS.devices}
      aside={
        hasOthers && (
          <Button size="small" look="danger" busy={isEnding} onClick={() => void endAll()}>
            Log out all other devices
          </Button>
        )
      }
    >
      <Muted as="p">Don&apos;t recognise a device? Log it out and change your password.</Muted>
      {isStale && <StaleNotice busy={isRefreshing} onRetry={refresh} />}
      <List ref={list} tabIndex={-1} aria-label="Devices you are logged in on">
        {ordered.slice(0, showsAll ? undefined : SHOWN).map((session) => (
          <Device key={session.id} sessionKey={session} now={now} onEnded={keepFocus} />
        ))}
      </List>
      {!showsAll && ordered.length > SHOWN && (
        <ButtonRow>
          <Button onClick={showAll}>Show all {ordered.length} devices</Button>
        </ButtonRow>
      )}
    </AccountSection>
  )
}

const List = styled.ul`
  display: grid;
  list-style: none;
  border-top: 1px solid var(--line);
  outline: none;
  > li {
    border-bottom: 1px solid var(--line);
  }
  > li:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }
`

/** Logs out all other devices and shows how many in a toast: `[endOthers, isEnding]`. Never rejects. */
function useEndOtherSessions() {
  return useMutation<DevicesMutation>(
    graphql`
      mutation DevicesMutation @raw_response_type {
        endOtherSessions {
          ... on EndOtherSessionsPayload @alias(as: "done") {
            endedCount
            viewer {
              ...Devices_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done({ endedCount }) {
        const description = forCount(
          endedCount,
          '1 other device is no longer logged in.',
          (n) => `${n} other devices are no longer logged in.`,
        )
        return { title: 'Devices logged out', description, tone: 'good' }
      },
      failed: mayHaveWorked('Not logged out'),
    },
  )
}

interface DeviceProps {
  sessionKey: Devices_session$key
  now: Date
  /** Called after the device was logged out and removed from the list. */
  onEnded: () => void
}

/** One device: name, last use, and a logout button unless it is this one. */
function Device({ sessionKey, now, onEnded }: DeviceProps) {
  const { databaseId, device, isHandheld, isThisDevice, ip, signedInAt, lastSeenAt } = useFragment(
    graphql`
      fragment Devices_session on Session {
        databaseId
        device
        isHandheld
        isThisDevice
        ip
        signedInAt
        lastSeenAt
      }
    `,
    sessionKey,
  )
  const [endSession, isEnding] = useEndSession(device)
  async function end(): Promise<void> {
    const { done } = await endSession({ input: { sessionId: databaseId } })
    if (done) onEnded()
  }
  return (
    <Row>
      {isHandheld ? <Smartphone size={20} /> : <Laptop size={20} />}
      <Facts>
        <b>
          {device} {isThisDevice && <Badge $tone="info">This device</Badge>}
        </b>
        {!isThisDevice && (
          <span>
            Last used: <RelativeTime at={lastSeenAt} now={now} />, <Time at={lastSeenAt} />
          </span>
        )}
        <span>
          Logged in: <RelativeTime at={signedInAt} now={now} />, <Time at={signedInAt} />
          {ip && <> from {ip}</>}
        </span>
      </Facts>
      {!isThisDevice && (
        <Button size="small" busy={isEnding} onClick={() => void end()}>
          Log out<VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  padding: 14px 0;
  > svg {
    align-self: start;
    margin-top: 2px;
    color: var(--muted);
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: 20px minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
      margin-top: 6px;
    }
  }
`

const Facts = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  b {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    font-weight: 600;
  }
  span {
    overflow-wrap: anywhere;
  }
  > span {
    color: var(--muted);
    font-size: var(--t13);
    line-height: 1.5;
  }
`

/** Logs out one other device, removes it from the list and shows a toast: `[endSession, isEnding]`. Never rejects. */
function useEndSession(device: string) {
  return useMutation<DevicesSignOutMutation>(
    graphql`
      mutation DevicesSignOutMutation($input: EndSessionInput!) @raw_response_type {
        endSession(input: $input) {
          ... on EndSessionPayload @alias(as: "done") {
            endedSessionId @deleteRecord
            viewer {
              ...Devices_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Device logged out', description: `${device} is no longer logged in.`, tone: 'good' }),
      failed: mayHaveWorked('Not logged out'),
    },
  )
}
