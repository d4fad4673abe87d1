import { X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { tabStorage } from '../lib/storage.ts'
import { useVisitor } from '../lib/visitor.ts'
import { Button } from '../ui/Button.tsx'
import { PageWidth } from '../ui/layout/PageFrame.tsx'

const DISMISSED = 'plumbline:eu-notice'

/**
 * Tells visitors from the EU/EEA that the service is for India only. To avoid a layout shift it appears at once when
 * the location is known from before, else when the cookie dialog is answered: it stands hidden in what the server draws,
 * and `web/start.ts` shows it (`--eu`) before anything is on screen.
 */
export function EuNotice() {
  const { isEUUser, isAsked, isDrawn } = useVisitor()
  const [dismissed, setDismissed] = useState(wasDismissed)
  if (!isDrawn && (!isEUUser || isAsked || dismissed)) return null
  function dismiss(): void {
    setDismissed(true)
    tabStorage.write(DISMISSED, '1')
  }
  return (
    <Place aria-label="Service area" data-drawn={isDrawn}>
      <Row>
        <p>
          <b>Services are limited to users in India.</b> You seem to be in the EU/EEA: please do not proceed.
        </p>
        <Button look="ghost" icon size="small" aria-label="Dismiss" onClick={dismiss}>
          <X size={18} />
        </Button>
      </Row>
    </Place>
  )
}

/** For this visit. */
function wasDismissed(): boolean {
  return tabStorage.read(DISMISSED) !== null
}

const Place = styled.aside`
  border-bottom: 1px solid var(--warn-line);
  background: var(--warn-wash);
  &[data-drawn] {
    display: var(--eu, none);
  }
`

const Row = styled(PageWidth)`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding-block: 8px;
  p {
    max-width: none;
  }
`
