import { Ban, Ellipsis, Flag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChatMenu_conversation$key } from '../../__generated__/ChatMenu_conversation.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { BlockDialog } from './BlockDialog.tsx'
import { NO_REPORT, ReportDialog } from './ReportDialog.tsx'
import { useBlock } from './useBlock.ts'

interface ChatMenuProps {
  conversationKey: ChatMenu_conversation$key
  /** What the other person is called in a sentence. */
  firstName: string
}

/** What a person can do about a conversation: report it, block the other. */
export function ChatMenu({ conversationKey, firstName }: ChatMenuProps) {
  const { databaseId, viewerHasReported, viewerHasBlocked } = useFragment(
    graphql`
      fragment ChatMenu_conversation on Conversation {
        databaseId
        viewerHasReported
        viewerHasBlocked
      }
    `,
    conversationKey,
  )
  const [shown, setShown] = useState<'report' | 'block' | null>(null)
  // Here, so that a dialog closed by mistake opens again with what was typed.
  const [report, setReport] = useState(NO_REPORT)
  const [change] = useBlock(firstName)
  const trigger = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    // The menu's item that opened the dialog is gone.
    if (wasShown.current && !shown) trigger.current?.focus()
    wasShown.current = shown !== null
  }, [shown])
  const close = () => setShown(null)
  return (
    <>
      <Menu
        trigger={
          <Button ref={trigger} look="ghost" icon aria-label="More actions">
            <Ellipsis size={20} />
          </Button>
        }
      >
        <MenuItem disabled={viewerHasReported} onSelect={() => setShown('report')}>
          <Flag size={18} /> {viewerHasReported ? 'Reported' : 'Report conversation'}
        </MenuItem>
        <MenuItem onSelect={() => (viewerHasBlocked ? void change(databaseId, false) : setShown('block'))}>
          <Ban size={18} /> {viewerHasBlocked ? `Unblock ${firstName}` : `Block ${firstName}`}
        </MenuItem>
      </Menu>
      {shown === 'report' && (
        <ReportDialog
          conversationId={databaseId}
          firstName={firstName}
          report={report}
          onChange={setReport}
          onClose={close}
        />
      )}
      {shown === 'block' && <BlockDialog conversationId={databaseId} firstName={firstName} onClose={close} />}
    </>
  )
}
