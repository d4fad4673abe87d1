import { WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import { PageWidth } from '../ui/layout/PageFrame.tsx'
import { useOnline } from '../ui/useOnline.ts'

/** Says that the browser is offline, before an action fails. Failed parts retry once it is online. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    // Always in the DOM: screen readers don't announce a live region that is inserted with its text.
    <output>
      {!isOnline && (
        <Strip>
          <Row>
            <WifiOff />
            <p>
              <b>You are offline.</b> Your text stays here.
            </p>
          </Row>
        </Strip>
      )}
    </output>
  )
}

const Strip = styled.div`
  border-block: 1px solid var(--warn-line);
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
