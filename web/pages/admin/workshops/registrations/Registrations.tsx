import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import { csvText } from '../../../../../api/rules/text/csv.ts'
import type {
  Registrations_workshop$data,
  Registrations_workshop$key,
} from '../../../../__generated__/Registrations_workshop.graphql.ts'
import type { RegistrationsPaginationQuery } from '../../../../__generated__/RegistrationsPaginationQuery.graphql.ts'
import type { RegistrationsQuery } from '../../../../__generated__/RegistrationsQuery.graphql.ts'
import { ServedPart } from '../../../../features/admin/tables/ServedPart.tsx'
import { peopleText, plural } from '../../../../lib/plural.ts'
import { saveFile } from '../../../../lib/saveFile.ts'
import { useLoadMore } from '../../../../relay/useLoadMore.ts'
import { usePartQuery } from '../../../../relay/usePartQuery.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { LoadMore } from '../../../../ui/feedback/LoadMore.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Table, TableFrame } from '../../../../ui/layout/Table.tsx'
import { CancelRegistration } from './CancelRegistration.tsx'
import { MoveRegistration } from './MoveRegistration.tsx'
import { registrationDate, RegistrationRow, statusText } from './RegistrationRow.tsx'

interface RegistrationsDialogProps {
  /** Numeric id of the workshop. */
  id: number
  title: string
  onChanged: () => void
  onClose: () => void
}

/** Who has registered for a workshop, also those who did not pay or have cancelled. */
export function RegistrationsDialog({ id, title, onChanged, onClose }: RegistrationsDialogProps) {
  return (
    <Dialog open wide onOpenChange={(wanted) => wanted || onClose()} title="Registrations" description={title}>
      <ServedPart
        skeleton={
          <Skeleton label="Loading registrations">
            <Bone $height="50dvh" />
          </Skeleton>
        }
      >
        {(round) => <Loaded id={id} round={round} onChanged={onChanged} />}
      </ServedPart>
    </Dialog>
  )
}

function Loaded({ id, round, onChanged }: { id: number; round: number; onChanged: () => void }) {
  const { workshop } = usePartQuery<RegistrationsQuery>(
    graphql`
      query RegistrationsQuery($id: Int!) @raw_response_type {
        workshop(id: $id) {
          ...Registrations_workshop
        }
      }
    `,
    { id },
    { round, isFresh: true },
  )
  return workshop ? (
    <Registrations workshopKey={workshop} onChanged={onChanged} />
  ) : (
    <p>This workshop no longer exists.</p>
  )
}

const PAGE = 100
/** Also the heads of the columns. */
const LABELS = ['Name', 'Mobile number', 'Email', 'Payment status', 'Registration date'] as const

type Registration = Registrations_workshop$data['registrations']['edges'][number]['node']

interface RegistrationsProps {
  workshopKey: Registrations_workshop$key
  /** A seat was freed or given away. */
  onChanged: () => void
}

/** Registrations of a workshop, a hundred at a time; each can be cancelled with a refund, or moved. */
function Registrations({ workshopKey, onChanged }: RegistrationsProps) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    RegistrationsPaginationQuery,
    Registrations_workshop$key
  >(
    graphql`
      fragment Registrations_workshop on Workshop
      @refetchable(queryName: "RegistrationsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        databaseId
        title
        registeredCount
        registrations(first: $first, after: $after) @connection(key: "Registrations_registrations") {
          edges {
            node {
              id
              databaseId
              name
              email
              phone
              paymentStatus
              createdAt
              registeredAt
              cancelledAt
              ...RegistrationRow_registration
              ...CancelRegistration_registration
              ...MoveRegistration_registration
            }
          }
        }
      }
    `,
    workshopKey,
  )
  const more = useLoadMore({ loadNext, hasNext, isLoadingNext }, { size: PAGE })
  const counted = useId()
  const [act, setAct] = useState<{ kind: 'cancel' | 'move'; registration: Registration } | null>(null)
  /** Somebody else has changed it meanwhile. */
  const [wasRefused, setRefused] = useState(false)
  const rows = data.registrations.edges.map(({ node }) => node)
  function changed(): void {
    refetch({}, { fetchPolicy: 'network-only' })
    onChanged()
  }
  const dialog = act && {
    registrationKey: act.registration,
    fromId: data.databaseId,
    onDone: changed,
    onRefused: () => setRefused(true),
    onClose() {
      setAct(null)
      // Not while the dialog says why: its row may be gone.
      if (wasRefused) changed()
      setRefused(false)
    },
  }
  function saveCsv(): void {
    const lines = rows.map(({ name, phone, email, paymentStatus, cancelledAt, registeredAt, createdAt }) => [
      name,
      phone,
      email,
      statusText({ paymentStatus, cancelledAt }),
      registrationDate({ registeredAt, createdAt }),
    ])
    saveFile(`registrations-${data.databaseId}.csv`, csvText([[...LABELS], ...lines]), 'text/csv;charset=utf-8')
  }
  if (rows.length === 0)
    return (
      <EmptyState title="No registrations yet" level={3}>
        People register on the workshop’s page once it is approved.
      </EmptyState>
    )
  return (
    <>
      <Head>
        <Small role="status" id={counted}>
          {`${peopleText(data.registeredCount)} registered, `}
          {hasNext
            ? `the first ${rows.length} are in this list. Load all of them at its end to save a CSV.`
            : `${rows.length} in this list`}
        </Small>
        {/* All of them: a file of a part would be taken for the whole. */}
        <Button size="small" disabled={hasNext} aria-describedby={hasNext ? counted : undefined} onClick={saveCsv}>
          <Download size={18} /> CSV of {hasNext ? 'all rows' : plural(rows.length, 'row')}
        </Button>
      </Head>
      <TableFrame>
        <Table aria-label={`Registrations of ${data.title}`}>
          <thead>
            <tr>
              {LABELS.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RegistrationRow
                key={row.id}
                registrationKey={row}
                labels={LABELS}
                onCancel={() => setAct({ kind: 'cancel', registration: row })}
                onMove={() => setAct({ kind: 'move', registration: row })}
              />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <LoadMore {...more}>More registrations</LoadMore>
      {dialog && (act.kind === 'cancel' ? <CancelRegistration {...dialog} /> : <MoveRegistration {...dialog} />)}
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
`
