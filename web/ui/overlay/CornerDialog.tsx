import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CloseButton, sheetParts } from './Dialog.tsx'
import { riseIn } from '../motion.ts'
import { Scrim } from './Scrim.tsx'
import { breakpoints } from '../theme.ts'
import { useDialogFocus } from './useDialogFocus.ts'
import { visuallyHidden } from '../VisuallyHidden.tsx'

interface CornerDialogProps {
  /** For screen readers: the content has a head of its own, which leaves its right end to the close button. */
  title: string
  onClose: () => void
  /** Fills the dialog and scrolls on its own; a `header` in it is its head. */
  children: ReactNode
}

/** A modal dialog for a longer stay: in the corner of a wide screen, on a phone all of it. */
export function CornerDialog({ title, onClose, children }: CornerDialogProps) {
  const focus = useDialogFocus()
  return (
    <RadixDialog.Root open onOpenChange={(wanted) => wanted || onClose()}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet aria-describedby={undefined} data-tall {...focus}>
          <Title tabIndex={-1}>{title}</Title>
          {children}
          <Close>
            <CloseButton />
          </Close>
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const Sheet = styled(RadixDialog.Content)`
  ${sheetParts}
  inset: auto 24px 24px auto;
  grid-template-rows: minmax(0, 1fr);
  width: min(440px, calc(100vw - 48px));
  height: min(680px, calc(100dvh - 48px));
  border: 1px solid var(--line);
  border-radius: 12px;
  overflow: hidden;
  animation: ${riseIn} var(--slow) var(--ease);

  header {
    padding-right: 64px;
  }
  /* A phone on its side is as low as that, and lower with its keyboard. */
  @media (max-width: ${breakpoints.phone}), (max-height: 480px) {
    inset: 0 0 auto;
    width: 100vw;
    height: 100dvh;
    border: 0;
    border-radius: 0;
  }
`

const Title = styled(RadixDialog.Title)`
  ${visuallyHidden}
`

/** Beside the head's first line. */
const Close = styled.div`
  position: absolute;
  top: 11px;
  right: 8px;
`
