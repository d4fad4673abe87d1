import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { formatRupees } from '../../../../../api/rules/text/format.ts'
import type { MoveRegistration_registration$key } from '../../../../__generated__/MoveRegistration_registration.graphql.ts'
import type { MoveRegistrationMutation } from '../../../../__generated__/MoveRegistrationMutation.graphql.ts'
import type { MoveRegistrationQuery } from '../../../../__generated__/MoveRegistrationQuery.graphql.ts'
import { REASON_MINIMUM, ReasonDialog } from '../../../../features/admin/ReasonDialog.tsx'
import { workshopDate } from '../../../../features/workshops/workshopTimes.ts'
import type { Refusal } from '../../../../relay/refusal.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { type SearchOption, SearchSelect } from '../../../../ui/form/SearchSelect.tsx'
import { MOVED_AWAY, useFreshRegistration } from './useFreshRegistration.ts'

interface MoveRegistrationProps {
  registrationKey: MoveRegistration_registration$key
  /** Numeric id of the workshop that it is for. */
  fromId: number
  onDone: () => void
  onRefused: () => void
  onClose: () => void
}

const CHOOSE = 'Choose the workshop to move to.'

/** Moves a registration to another workshop with an open seat; what was paid stays paid. */
export function MoveRegistration({ registrationKey, fromId, onDone, onRefused, onClose }: MoveRegistrationProps) {
  const { id, databaseId, name, amount, hasAttended, workshop, adminRights } = useFragment(
    graphql`
      fragment MoveRegistration_registration on WorkshopRegistration {
        id
        databaseId
        name
        amount
        hasAttended
        workshop {
          databaseId
        }
        adminRights {
          canMove
          moveReason
        }
      }
    `,
    registrationKey,
  )
  const [target, setTarget] = useState<SearchOption | null>(null)
  const [isMissing, setMissing] = useState(false)
  const readAgain = useFreshRegistration(id)
  const find = useFindWorkshops(fromId)
  const [move] = useMutation<MoveRegistrationMutation>(
    graphql`
      mutation MoveRegistrationMutation($input: AdminMoveRegistrationInput!) @raw_response_type {
        adminMoveRegistration(input: $input) {
          ... on AdminMoveRegistrationPayload @alias(as: "done") {
            registration {
              ...RegistrationRow_registration
              ...CancelRegistration_registration
              ...MoveRegistration_registration
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Registration moved',
        description: `${name} has a seat in ${target?.label}.`,
        tone: 'good',
      }),
      showsRefusals: true,
    },
  )

  async function run(reason: string): Promise<Refusal | null> {
    if (!target) return null
    const { refused } = await move({
      input: { registrationId: databaseId, workshopId: target.id, expectedWorkshopId: fromId, reason },
    })
    if (!refused) onDone()
    else {
      readAgain()
      onRefused()
    }
    return refused
  }
  return (
    <ReasonDialog
      title="Move this registration?"
      description={name}
      impossible={
        workshop.databaseId !== fromId
          ? MOVED_AWAY
          : adminRights?.canMove
            ? null
            : (adminRights?.moveReason ?? 'It can no longer be moved.')
      }
      label="Reason"
      hint="We email it to them, and let both mentors know. The link to their ticket stays the same."
      minimum={REASON_MINIMUM}
      confirm="Move"
      keep="Keep registration"
      onClose={onClose}
      check={() => {
        setMissing(!target)
        return target !== null
      }}
      run={run}
    >
      <Field
        label="To workshop"
        required
        hint="Approved workshops that people can still register for."
        error={isMissing && !target ? CHOOSE : undefined}
      >
        <SearchSelect
          chosen={target?.label ?? ''}
          placeholder="Search for a workshop"
          search={find}
          onPick={setTarget}
        />
      </Field>
      <p>
        {amount === 0
          ? 'It stays free for them.'
          : `Their payment of ${formatRupees(amount)} stays as it is: no extra charge, no refund.`}
      </p>
      {hasAttended && <p>Their certificate of attendance ends.</p>}
    </ReasonDialog>
  )
}

/** Finds approved workshops that people can still register for, other than the one they come from. */
function useFindWorkshops(fromId: number): (text: string) => Promise<readonly SearchOption[]> {
  const environment = useRelayEnvironment()
  return async (search) => {
    const found = await fetchQuery<MoveRegistrationQuery>(
      environment,
      graphql`
        query MoveRegistrationQuery($search: String) @raw_response_type {
          allWorkshops(first: 25, search: $search, state: APPROVED, sort: STARTS, direction: DESC) {
            rows {
              databaseId
              title
              date
              instructorName
              isRegistrationOpen
              seatsLeft
            }
          }
        }
      `,
      { search: search || null },
    ).toPromise()
    return (found?.allWorkshops.rows ?? [])
      .filter(
        ({ databaseId, isRegistrationOpen, seatsLeft }) => databaseId !== fromId && isRegistrationOpen && seatsLeft > 0,
      )
      .map(({ databaseId, title, date, instructorName, seatsLeft }) => ({
        id: databaseId,
        label: title,
        under: `${workshopDate(date)}, ${instructorName}, ${seatsLeft} left`,
      }))
  }
}
