import { Dialog as RadixDialog } from 'radix-ui'
import { styled } from 'styled-components'
import { CloseButton, sheetParts, type DialogProps } from './Dialog.tsx'
import { slideUp } from '../motion.ts'
import { Scrim } from './Scrim.tsx'
import { useDialogFocus } from './useDialogFocus.ts'

/** A dialog that comes up from the lower edge, for filters and choices on a phone. */
export function BottomSheet({
  open,
  onOpenChange,
  title,
  children,
  footer,
}: Omit<DialogProps, 'closable' | 'description' | 'tall'>) {
  const focus = useDialogFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet aria-describedby={undefined} {...focus}>
          <div data-part="head">
            <Title tabIndex={-1}>{title}</Title>
            <CloseButton />
          </div>
          <div data-part="body">{children}</div>
          {footer && <div data-part="foot">{footer}</div>}
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const Sheet = styled(RadixDialog.Content)`
  ${sheetParts}
  inset: auto 0 0;
  width: min(100%, 420px);
  max-height: calc(100dvh - 24px);
  margin: 0 auto;
  border-radius: 14px 14px 0 0;
  animation: ${slideUp} var(--slow) var(--ease);

  > [data-part='head'] {
    position: relative;
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 16px 8px 2px 20px;
    border-bottom: 1px solid var(--line);
  }
  > [data-part='head']::before {
    content: '';
    position: absolute;
    left: calc(50% - 18px);
    top: 10px;
    width: 36px;
    height: 4px;
    border-radius: 2px;
    background: var(--line-strong);
  }
  > [data-part='body'] {
    display: grid;
    gap: 16px;
    align-content: start;
    padding: 16px 20px;
  }
  > [data-part='foot'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 12px;
    padding: 12px 20px calc(16px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
  }
`

const Title = styled(RadixDialog.Title)`
  font-size: var(--t17);
`
