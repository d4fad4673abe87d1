import { Dialog as RadixDialog } from 'radix-ui'
import { styled } from 'styled-components'
import { CloseButton } from '../../ui/overlay/Dialog.tsx'
import { Scrim } from '../../ui/overlay/Scrim.tsx'
import { useDialogFocus } from '../../ui/overlay/useDialogFocus.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface LightboxProps {
  title: string
  /** Path of the picture. */
  image: string
  onClose: () => void
}

/** A picture over the page: its button, Escape and a click beside the picture close it, and the focus goes back. */
export function Lightbox({ title, image, onClose }: LightboxProps) {
  const focus = useDialogFocus()
  return (
    <RadixDialog.Root open onOpenChange={(open) => open || onClose()}>
      <RadixDialog.Portal>
        <Scrim />
        <Frame aria-describedby={undefined} {...focus}>
          <VisuallyHidden>
            <RadixDialog.Title tabIndex={-1}>{title}</RadixDialog.Title>
          </VisuallyHidden>
          <img src={image} alt={`For the workshop “${title}”`} width="1600" height="900" />
          <CloseButton />
        </Frame>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const Frame = styled(RadixDialog.Content)`
  position: fixed;
  inset: 0;
  z-index: 41;
  width: fit-content;
  height: fit-content;
  margin: auto;
  overflow: hidden;
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  outline: none;
  > img {
    display: block;
    width: auto;
    max-width: calc(100vw - 32px);
    height: auto;
    max-height: calc(100dvh - 32px);
    object-fit: contain;
  }
  > button {
    position: absolute;
    top: 8px;
    right: 8px;
    background: var(--surface);
  }
`
