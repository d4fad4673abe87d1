import { Download } from 'lucide-react'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { explain } from '../../lib/errors.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { AccountSection } from './AccountSection.tsx'
import { SECTIONS } from './sections.ts'

/** Export of the member's data. */
export function YourData() {
  const environment = useRelayEnvironment()
  const [isLoading, setLoading] = useState(false)
  async function download(): Promise<void> {
    setLoading(true)
    try {
      const { downloadMyData } = await import('./downloadMyData.ts')
      await downloadMyData(environment)
    } catch (error) {
      showToast({ tone: 'destructive', ...explain(error) })
    }
    setLoading(false)
  }
  return (
    <AccountSection section={SECTIONS.data}>
      <Muted as="p">
        Download everything we store about you as one JSON file, without passwords. Up to 5 downloads an hour.
      </Muted>
      <ButtonRow>
        <Button busy={isLoading} onClick={() => void download()}>
          <Download size={20} />
          Download my data
        </Button>
      </ButtonRow>
    </AccountSection>
  )
}
