import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { MeaningsTabDeleteMutation } from '../../../__generated__/MeaningsTabDeleteMutation.graphql.ts'
import type { MeaningsTabQuery } from '../../../__generated__/MeaningsTabQuery.graphql.ts'
import { AdminTitle, TabNote } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn } from '../../../features/admin/tables/cells.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { MeaningDialog, type Meaning } from './MeaningDialog.tsx'
import { FILTERS, meaningsVariables, SHAPE } from './meaningsAddress.ts'

/** What means the same in a search. */
export function MeaningsTab() {
  const [params] = useSearchParams()
  const added = new URLSearchParams(params)
  added.set('edit', 'new')
  return (
    <>
      <AdminTitle title="Meanings">
        <ButtonLink to={`?${added}`} preventScrollReset look="primary">
          <Plus size={18} /> Add Meaning
        </ButtonLink>
      </AdminTitle>
      <TabNote>Words and phrases that mean the same. Searches follow each change at once.</TabNote>
      <ServedPart skeleton={<TableSkeleton label="Loading meanings" columns={5} filters={1} />}>
        {(round) => <MeaningsTable round={round} />}
      </ServedPart>
    </>
  )
}

function MeaningsTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<MeaningsTabQuery>(
    graphql`
      query MeaningsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: SearchMeaningSort
        $direction: SortDirection
        $skipped: Boolean
      ) @preloadable @raw_response_type {
        allSearchMeanings(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          skipped: $skipped
        ) {
          total
          rows {
            databaseId
            said
            found
            weight
            importance
          }
        }
      }
    `,
    meaningsVariables(address.state),
    round,
  )
  const [edited, setEdited] = useState<Meaning | null>(null)
  const [params, setParams] = useSearchParams()
  const isNew = params.get('edit') === 'new'
  function close(): void {
    setEdited(null)
    if (!isNew) return
    const next = new URLSearchParams(params)
    next.delete('edit')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const [deleted, setDeleted] = useState<Meaning | null>(null)
  const columns = useMemo(
    () => [
      ...COLUMNS,
      actionsColumn<Meaning>((meaning) => (
        <Acts>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={`Edit ${meaning.said[0]}`}
            onClick={() => setEdited(meaning)}
          >
            Edit
          </Button>
          <Button
            size="small"
            look="plain"
            aria-haspopup="dialog"
            aria-label={`Remove ${meaning.said[0]}`}
            onClick={() => setDeleted(meaning)}
          >
            Remove
          </Button>
        </Acts>
      )),
    ],
    [],
  )
  const { rows, total } = data.allSearchMeanings
  return (
    <>
      <AdminTable
        label="Meanings"
        noun="meaning"
        columns={columns}
        rows={rows}
        total={total}
        address={address}
        served={served}
        rowId={({ databaseId }) => String(databaseId)}
        filters={FILTERS}
        searchHint="A part of a word or phrase"
        empty={{ title: 'No meanings', why: 'Add words that mean the same.' }}
        csv="meanings"
      />
      {(edited || isNew) && <MeaningDialog meaning={edited} onClose={close} onSaved={served.refresh} />}
      {deleted && <RemoveMeaning meaning={deleted} onClose={() => setDeleted(null)} onDone={served.refresh} />}
    </>
  )
}

const COLUMNS: readonly DataColumn<Meaning>[] = [
  { id: 'said', label: 'People type', sortable: false, wide: true, value: ({ said }) => said.join(', ') },
  { id: 'found', label: 'Found too', sortable: false, wide: true, value: ({ found }) => found.join(', ') },
  { id: 'weight', label: 'Weight', figure: true, value: ({ weight }) => weight },
  { id: 'importance', label: 'Importance', figure: true, value: ({ importance }) => importance },
]

interface RemoveMeaningProps {
  meaning: Meaning
  onClose: () => void
  onDone: () => void
}

/** Asks before a meaning goes. */
function RemoveMeaning({ meaning, onClose, onDone }: RemoveMeaningProps) {
  const [run, isRemoving] = useMutation<MeaningsTabDeleteMutation>(
    graphql`
      mutation MeaningsTabDeleteMutation($input: DeleteSearchMeaningInput!) @raw_response_type {
        deleteSearchMeaning(input: $input) {
          ... on DeleteSearchMeaningPayload @alias(as: "done") {
            ok
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Not removed', done: () => ({ title: 'Meaning removed', tone: 'good' }) },
  )
  async function remove(): Promise<void> {
    await run({ input: { id: meaning.databaseId } })
    onClose()
    // Also after a failure: somebody else may have removed it.
    onDone()
  }
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isRemoving || onClose()}
      title="Remove this meaning?"
      description={meaning.said.join(', ')}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" busy={isRemoving} onClick={() => void remove()}>
            Remove meaning
          </Button>
        </>
      }
    >
      <p>These words then find only mentors who wrote them. The audit log keeps what it was.</p>
    </Dialog>
  )
}

const Acts = styled.span`
  display: flex;
  gap: 4px;
`
