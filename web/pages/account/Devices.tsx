import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { forCount } from '../../../api/rules/text/counts.ts'
import type { Devices_site$key } from '../../__generated__/Devices_site.graphql.ts'
import type { Devices_viewer$key } from '../../__generated__/Devices_viewer.graphql.ts'
import type { DevicesMutation } from '../../__generated__/DevicesMutation.graphql.ts'
import type { DevicesQuery } from '../../__generated__/DevicesQuery.graphql.ts'
import { useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { AccountSection, SECTIONS } from './AccountSection.tsx'
import { Device } from './Device.tsx'

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
              ...Device_session
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
