import { Laptop, Smartphone } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Device_session$key } from '../../__generated__/Device_session.graphql.ts'
import type { DeviceMutation } from '../../__generated__/DeviceMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { RelativeTime, Time } from '../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface DeviceProps {
  sessionKey: Device_session$key
  now: Date
  /** Called after the device was logged out and removed from the list. */
  onEnded: () => void
}

/** One device: name, last use, and a logout button unless it is this one. */
export function Device({ sessionKey, now, onEnded }: DeviceProps) {
  const { databaseId, device, isHandheld, isThisDevice, ip, signedInAt, lastSeenAt } = useFragment(
    graphql`
      fragment Device_session on Session {
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
  return useMutation<DeviceMutation>(
    graphql`
      mutation DeviceMutation($input: EndSessionInput!) @raw_response_type {
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
