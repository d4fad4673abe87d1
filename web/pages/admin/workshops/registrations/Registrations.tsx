import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  Registrations_workshop$data,
  Registrations_workshop$key,
} from '../../../../__generated__/Registrations_workshop.graphql.ts'
import type { RegistrationsPaginationQuery } from '../../../../__generated__/RegistrationsPaginationQuery.graphql.ts'
import { csvText } from '../../../../../api/rules/text/csv.ts'
import { peopleText } from '../../../../features/workshops/peopleText.ts'
import { plural } from '../../../../lib/plural.ts'
import { saveFile } from '../../../../lib/saveFile.ts'
import { useLoadMore } from '../../../../relay/useLoadMore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadMore } from '../../../../ui/LoadMore.tsx'
import { Small } from '../../../../ui/PageFrame.tsx'
import { Table, TableFrame } from '../../../../ui/Table.tsx'
import { CancelRegistration } from './CancelRegistration.tsx'
import { MoveRegistration } from './MoveRegistration.tsx'
import { RegistrationRow } from './RegistrationRow.tsx'
import { registrationDate, statusText } from './registrationWords.ts'

const PAGE = 100
/** Also the heads of the columns. */
const LABELS = ['Name', 'Mobile number', 'Email', 'Payment status', 'Registration date'] as const

export type Registration = Registrations_workshop$data['registrations']['edges'][number]['node']

interface RegistrationsProps {
  workshopKey: Registrations_workshop$key
  /** A seat was freed or given away. */
  onChanged: () => void
}

/** Registrations of a workshop, a hundred at a time; each can be cancelled with a refund, or moved. */
export function Registrations({ workshopKey, onChanged }: RegistrationsProps) {
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
        <Small role="status">
          {peopleText(data.registeredCount)} registered, {rows.length}
          {hasNext ? ' or more' : ''} in this list
        </Small>
        {/* All of them: a file of a part would be taken for the whole. */}
        <Button size="small" disabled={hasNext} onClick={saveCsv}>
          <Download size={18} /> CSV of {plural(rows.length, 'row')}
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
