import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { PageWidth } from '../ui/PageFrame.tsx'

/** Says that there is no connection, before a press fails. What could not be loaded is tried again once there is one. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    // There from the start: a live region that arrives with its text is not read out.
    <output>
      {!isOnline && (
        <Strip>
          <Row>
            <WifiOff />
            <p>
              <b>You are offline.</b> What you typed is saved. We will reconnect automatically.
            </p>
          </Row>
        </Strip>
      )}
    </output>
  )
}

function listen(change: () => void): () => void {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}

const Strip = styled.div`
  border-bottom: 1px solid var(--warn-line);
  background: var(--warn-wash);
`

const Row = styled(PageWidth)`
  display: flex;
  gap: 12px;
  align-items: center;
  padding-block: 8px;
  > svg {
    color: var(--warn);
  }
  p {
    max-width: none;
  }
`
