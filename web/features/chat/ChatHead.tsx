import { Ban, ChevronLeft, Ellipsis, Flag } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ChatHead_conversation$key } from '../../__generated__/ChatHead_conversation.graphql.ts'
import type { ChatHead_menu$key } from '../../__generated__/ChatHead_menu.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Menu, MenuItem } from '../../ui/overlay/Menu.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { MenteeAvatar } from '../mentees/MenteeAvatar.tsx'
import { MentorAvatar } from '../mentors/MentorAvatar.tsx'
import { BlockDialog, useBlock } from './BlockDialog.tsx'
import { ChatAccess } from './ChatAccess.tsx'
import type { Side } from './engine/chatTypes.ts'
import { NO_REPORT, ReportDialog } from './ReportDialog.tsx'

interface ChatHeadProps {
  conversationKey: ChatHead_conversation$key
  side: Side
  /** What the other person is called in a sentence. */
  firstName: string
  /** On a phone, where the list and the conversation take turns. */
  onBack?: (() => void) | undefined
  /** Unread messages of the other conversations. */
  unreadElsewhere?: number
  /** For a mentee the way to book a session of the package; nothing where none is left. */
  act?: ReactNode
}

/** Who it is, how long both may write, and what else can be done. */
export function ChatHead({ conversationKey, side, firstName, onBack, unreadElsewhere = 0, act }: ChatHeadProps) {
  const conversation = useFragment(
    graphql`
      fragment ChatHead_conversation on Conversation {
        isActive
        plan {
          callsUsed
          callsRemaining
          viewerCanBookCall {
            allowed
          }
          mentor {
            name
            ...MentorAvatar_mentor
          }
          mentee {
            name
            ...MenteeAvatar_mentee
          }
        }
        ...ChatAccess_conversation
        ...ChatHead_menu
      }
    `,
    conversationKey,
  )
  const { callsUsed, callsRemaining, mentor, mentee, viewerCanBookCall } = conversation.plan
  return (
    <Head>
      {onBack && (
        <Back>
          <Button
            look="ghost"
            icon
            aria-label={`Back to conversations${unreadElsewhere > 0 ? `, ${unreadElsewhere} unread` : ''}`}
            onClick={onBack}
          >
            <ChevronLeft size={20} />
          </Button>
        </Back>
      )}
      {side === 'MENTEE' ? (
        <MentorAvatar mentorKey={mentor} size="sm" />
      ) : (
        <MenteeAvatar menteeKey={mentee} size="sm" />
      )}
      <div>
        <h2>
          <PersonName>{side === 'MENTEE' ? mentor.name : mentee.name}</PersonName>
        </h2>
        <Context>
          <ChatAccess conversationKey={conversation} />
          {conversation.isActive && !viewerCanBookCall?.allowed && (
            <Link to="/sessions">{`${callsRemaining} of ${callsUsed + callsRemaining} sessions left`}</Link>
          )}
        </Context>
      </div>
      <ChatMenu conversationKey={conversation} firstName={firstName} />
      <Act>{conversation.isActive && act}</Act>
    </Head>
  )
}

interface ChatMenuProps {
  conversationKey: ChatHead_menu$key
  /** What the other person is called in a sentence. */
  firstName: string
}

/** What a person can do about a conversation: report it, block the other. */
function ChatMenu({ conversationKey, firstName }: ChatMenuProps) {
  const { databaseId, viewerHasReported, viewerHasBlocked } = useFragment(
    graphql`
      fragment ChatHead_menu on Conversation {
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

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  min-height: 66px;
  padding: 10px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  /* Above the keyboard of a phone on its side there is room for the name only. */
  @media (max-height: 240px) {
    min-height: 0;
    padding-block: 2px;
    > div > div,
    > span:last-child {
      display: none;
    }
  }
  > div {
    flex: 1;
    min-width: 0;
    line-height: 1.4;
  }
  h2 {
    font-size: var(--t17);
  }
`

/** Below the name: beside it there is no room on a phone. */
const Act = styled.span`
  flex: 0 0 100%;
  &:empty {
    display: none;
  }
`

const Back = styled.span`
  margin-left: -12px;
`

const Context = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  color: var(--muted);
  font-size: var(--t13);
  /* In large text it takes two lines, and stays clear of the menu. */
  > span {
    white-space: normal;
  }
`
