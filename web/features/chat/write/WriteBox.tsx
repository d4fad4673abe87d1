import { Paperclip, SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { css, styled } from 'styled-components'
import { CHAT_MESSAGE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { cleanProse } from '../../../../api/rules/text/cleanText.ts'
import { formatCount } from '../../../../api/rules/text/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { controlStyles } from '../../../ui/form/controlStyles.ts'
import { Hint } from '../../../ui/form/Field.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useDraft } from '../engine/chatDraft.ts'
import type { ConversationHandle } from '../engine/chatTypes.ts'
import { ATTACHMENT_ACCEPT, ATTACHMENT_RULE } from './attachmentRules.ts'
import { trayOf, type TrayFile } from './attachmentTray.ts'
import { TrayFiles } from './TrayFiles.tsx'

/** From so many characters on they are counted. */
const COUNTED = 3_600

interface WriteBoxProps {
  conversationId: number
  handle: ConversationHandle
  firstName: string
}

/** Where a message is written. */
export function WriteBox({ conversationId, handle, firstName }: WriteBoxProps) {
  const [text, setText] = useDraft(conversationId)
  const tray = trayOf(conversationId)
  const state = useSyncExternalStore(tray.subscribe, tray.getState, tray.getState)
  const isTouch = useMediaQuery('(pointer: coarse)')
  const box = useRef<HTMLTextAreaElement>(null)
  const attach = useRef<HTMLButtonElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    // A dialog opens before its box is there: its title, which nobody sees, has the focus until then. On a phone it keeps it, as the keyboard would cover the messages.
    const title = box.current?.closest('[role="dialog"]')?.querySelector('h2[tabindex]')
    if (!isTouch && title && document.activeElement === title) box.current?.focus({ preventScroll: true })
  }, [isTouch])
  const trimmed = cleanProse(text)
  const length = characters(trimmed)
  const reason = whyNot(length, state.files)

  function send(): void {
    // A phone keeps its keyboard open.
    box.current?.focus()
    if (reason || (trimmed === '' && state.files.length === 0)) return
    handle.send(trimmed, tray.take())
    setText('')
  }
  function press(event: KeyboardEvent): void {
    // While a word is being composed, Enter chooses it. Safari ends that before the key comes, and says 229.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.shiftKey || isTouch) return
    event.preventDefault()
    send()
  }
  function paste(event: ClipboardEvent): void {
    const { files, types } = event.clipboardData
    // Cells and paragraphs come as a picture too: there the text is meant.
    const isText = types.includes('text/plain') && types.includes('text/html')
    if (files.length === 0 || isText) return
    event.preventDefault()
    tray.add([...files])
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TrayFiles tray={tray} state={state} onRemoved={() => attach.current?.focus()} />
      <Line>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to attach"
          accept={ATTACHMENT_ACCEPT}
          onChange={({ target }) => {
            tray.add([...(target.files ?? [])])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
        <Button
          ref={attach}
          look="ghost"
          icon
          aria-label={`Attach ${ATTACHMENT_RULE}`}
          onClick={() => chooser.current?.click()}
        >
          <Paperclip size={20} />
        </Button>
        <MessageArea
          ref={box}
          label={`Message to ${firstName}`}
          placeholder={`Write to ${firstName}`}
          value={text}
          enterKeyHint={isTouch ? 'enter' : 'send'}
          aria-describedby={`${id}-foot`}
          aria-invalid={length > CHAT_MESSAGE_MAXIMUM || undefined}
          onChange={({ target }) => {
            setText(target.value)
            if (cleanProse(target.value) !== '') handle.typing()
          }}
          onKeyDown={press}
          onPaste={paste}
        />
        <Button
          look="primary"
          type="submit"
          aria-disabled={reason ? true : undefined}
          aria-describedby={reason ? `${id}-foot` : undefined}
        >
          <SendHorizontal size={18} />
          <SendText>Send</SendText>
        </Button>
      </Line>
      <Foot id={`${id}-foot`}>
        <span role="status">{reason}</span>
        {length >= COUNTED && (
          <Count data-over={length > CHAT_MESSAGE_MAXIMUM || undefined}>
            <span>{formatCount(length)}</span> <span aria-hidden="true">/</span>
            <VisuallyHidden> of </VisuallyHidden> {formatCount(CHAT_MESSAGE_MAXIMUM)}
          </Count>
        )}
      </Foot>
    </Form>
  )
}

/** As the server counts them: an emoji is one. */
const characters = (text: string): number => [...text].length

/** Why it cannot be sent as it is; empty when it can. */
function whyNot(length: number, files: readonly TrayFile[]): string {
  const underWay = files.filter(({ state }) => state === 'waiting' || state === 'sending').length
  if (underWay > 0) {
    const done = files.filter(({ state }) => state === 'ready').length
    return `Uploading ${done + 1} of ${done + underWay}…`
  }
  const failed = files.find(({ state }) => state === 'failed')
  if (failed)
    return `${failed.name} isn’t uploaded. ${failed.isFinal ? 'Remove' : 'Upload it again or remove'} it to send.`
  if (length > CHAT_MESSAGE_MAXIMUM) return 'This message is too long. Shorten it to send.'
  return ''
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  padding-bottom: max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
`

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  > button:first-of-type {
    margin-left: -10px;
  }
  @media (max-width: ${breakpoints.phone}) {
    > button:last-of-type {
      padding-inline: 14px;
    }
  }
`

/** On a phone the room is for what is written. */
const SendText = styled.span`
  @media (max-width: ${breakpoints.phone}) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Foot = styled(Hint).attrs({ as: 'div' })`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  &:not(:has(:not(:empty))) {
    display: none;
  }
`

const Count = styled.span`
  margin-left: auto;
  &[data-over] {
    color: var(--bad);
    font-weight: 600;
  }
`

interface MessageAreaProps extends ComponentProps<'textarea'> {
  /** For screen readers. */
  label: string
  value: string
}

/** A text area that grows with its text up to six lines, and scrolls then. */
function MessageArea({ label, ...area }: MessageAreaProps) {
  const id = useId()
  return (
    <Grower data-text={area.value}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <textarea id={id} rows={1} {...area} />
    </Grower>
  )
}

const text = css`
  grid-area: 1 / 1;
  max-height: min(calc(6 * 1.45em + 20px), 30dvh);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/* The same text behind it makes it as high as it needs: not every browser can do that alone. */
const Grower = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  > textarea {
    ${controlStyles}
    ${text}
    display: block;
    resize: none;
    overflow-y: auto;
  }
  &::after {
    ${controlStyles}
    ${text}
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
  }
`
