import { MessageSquareText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { ChatsTabQuery } from '../../../__generated__/ChatsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn } from '../../../features/admin/tables/cells.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import { useNow } from '../../../ui/time/useNow.ts'
import { chatColumns } from './chatColumns.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { chatsVariables, FILTERS, SHAPE } from './chatsAddress.ts'
import { ViewChat, type ViewedChat } from './ViewChat.tsx'

type ChatRow = ChatsTabQuery['response']['allConversations']['rows'][number]

/** Every conversation of an Advanced package. */
export function ChatsTab() {
  return (
    <>
      <AdminTitle title="Chats" />
      <ServedPart skeleton={<TableSkeleton label="Loading chats" columns={7} filters={1} />}>
        {(round) => <ChatsTable round={round} />}
      </ServedPart>
    </>
  )
}

/** Every conversation of an Advanced package, by page; reading one asks for a reason. */
function ChatsTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<ChatsTabQuery>(
    graphql`
      query ChatsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: ConversationSort
        $direction: SortDirection
        $state: ConversationState
      ) @preloadable @raw_response_type {
        allConversations(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          state: $state
        ) {
          total
          rows {
            databaseId
            viewerMayRead
            plan {
              mentor {
                name
              }
              mentee {
                name
              }
            }
            ...chatColumns_conversation
          }
        }
        site {
          now
        }
      }
    `,
    chatsVariables(address.state),
    round,
  )
  const { rows, total } = data.allConversations
  const today = istDate(useNow(data.site.now))
  const [viewed, setViewed] = useState<ViewedChat | null>(null)
  const columns = useMemo(
    () => [
      ...chatColumns(today),
      actionsColumn<ChatRow>(({ databaseId, viewerMayRead, plan: { mentor, mentee } }) => (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={`View Chat of ${mentor.name} and ${mentee.name}`}
          onClick={() => setViewed({ databaseId, viewerMayRead })}
        >
          <MessageSquareText size={18} /> View Chat
        </Button>
      )),
    ],
    [today],
  )
  return (
    <>
      <AdminTable
        label="Chats"
        noun="chat"
        columns={columns}
        rows={rows}
        total={total}
        rowId={({ databaseId }) => String(databaseId)}
        address={address}
        filters={FILTERS}
        searchHint="Mentor, mentee or email"
        empty={{ title: 'No chats found', why: 'A chat opens with each Advanced package.' }}
        csv="chats"
        served={served}
        panel={(id) => (
          <RowPanel id={id} title="Chat">
            {(conversationId, again) => (
              <ChatPanel id={conversationId} round={again} today={today} onView={setViewed} />
            )}
          </RowPanel>
        )}
      />
      {viewed !== null && <ViewChat chat={viewed} today={today} onClose={() => setViewed(null)} />}
    </>
  )
}
