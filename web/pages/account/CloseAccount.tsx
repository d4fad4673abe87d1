import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CloseAccount_viewer$key } from '../../__generated__/CloseAccount_viewer.graphql.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { AccountSection, SECTIONS } from './AccountSection.tsx'

const CloseAccountDialog = lazyPart(() =>
  import('./CloseAccountDialog.tsx').then((module) => module.CloseAccountDialog),
)

/** Section to close the account; its dialog says what is deleted and what is kept. */
export function CloseAccount({ viewerKey }: { viewerKey: CloseAccount_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CloseAccount_viewer on Viewer {
        ...CloseAccountDialog_viewer
      }
    `,
    viewerKey,
  )
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(CloseAccountDialog)
  function ask(): void {
    whenLoaded(() => {
      setWanted(true)
      setOpen(true)
    })
  }
  return (
    <AccountSection section={SECTIONS.closing}>
      <Muted as="p">
        This deletes your account and data permanently. You cannot close it while sessions or payments are open.
      </Muted>
      <ButtonRow>
        <Button
          look="danger"
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={CloseAccountDialog.preload}
          onClick={ask}
        >
          Close my account
        </Button>
      </ButtonRow>
      {isWanted && <CloseAccountDialog viewerKey={viewer} open={isOpen} onOpenChange={setOpen} />}
    </AccountSection>
  )
}
