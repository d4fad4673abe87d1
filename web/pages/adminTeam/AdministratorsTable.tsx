import { LogOut, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  AdministratorsTable_administrators$data,
  AdministratorsTable_administrators$key,
} from '../../__generated__/AdministratorsTable_administrators.graphql.ts'
import type { AdministratorsTableEndMutation } from '../../__generated__/AdministratorsTableEndMutation.graphql.ts'
import type { AdministratorsTableRemoveMutation } from '../../__generated__/AdministratorsTableRemoveMutation.graphql.ts'
import { Under } from '../../features/admin/tables/cells.tsx'
import { plural } from '../../lib/plural.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { AS_CARDS, Table, TableFrame } from '../../ui/layout/Table.tsx'
import { useKeptFocus } from '../../ui/table/useKeptFocus.ts'
import { RelativeTime } from '../../ui/time/Time.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { tellTabs, toLogin } from '../../features/admin/session/door.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { TypedConfirmation } from '../../ui/overlay/TypedConfirmation.tsx'

type Administrator = AdministratorsTable_administrators$data[number]

interface AdministratorsTableProps {
  administratorKeys: AdministratorsTable_administrators$key
  siteNow: string
  /** One has gone, or is logged out. */
  onChanged: () => void
}

/** Who may administer. */
export function AdministratorsTable({ administratorKeys, siteNow, onChanged }: AdministratorsTableProps) {
  const administrators = useFragment(
    graphql`
      fragment AdministratorsTable_administrators on AdminUser @relay(plural: true) {
        databaseId
        name
        username
        email
        hasSecondFactor
        lastLoginAt
        openSessions
        isMe
      }
    `,
    administratorKeys,
  )
  const now = useNow(siteNow)
  const [endSessions, isEnding] = useEndAdministratorSessions()
  const keptFocus = useKeptFocus()
  const aloneId = useId()
  const [leaving, setLeaving] = useState<Administrator | null>(null)
  const isAlone = administrators.length === 1
  return (
    <div {...keptFocus}>
      <TableFrame>
        <Wide>
          <VisuallyHidden as="caption">Administrators</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">User ID</th>
              <th scope="col">Authenticator app</th>
              <th scope="col">Last login</th>
              <th scope="col">Open sessions</th>
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {administrators.map((administrator) => {
              const { databaseId, name, username, email, hasSecondFactor, lastLoginAt, openSessions, isMe } =
                administrator
              return (
                <tr key={databaseId}>
                  <th scope="row" data-wide>
                    <span>
                      {name} {isMe && <Badge $tone="info">You</Badge>}
                      {email != null && <Under>{email}</Under>}
                    </span>
                  </th>
                  <td data-label="User ID">{username}</td>
                  <td data-label="Authenticator app">
                    {hasSecondFactor ? <Badge $tone="good">Set up</Badge> : <Badge $tone="warn">Not set up</Badge>}
                  </td>
                  <td data-label="Last login">
                    {lastLoginAt == null ? 'Never' : <RelativeTime at={lastLoginAt} now={now} />}
                  </td>
                  <td data-label="Open sessions">{openSessions}</td>
                  <td data-wide>
                    <Acts>
                      {!isMe && openSessions > 0 && (
                        <Button
                          size="small"
                          busy={isEnding}
                          aria-label={`End sessions of ${name}`}
                          onClick={() => void endSessions(databaseId)}
                        >
                          <LogOut size={16} /> End sessions
                        </Button>
                      )}
                      <Button
                        size="small"
                        look="danger"
                        disabled={isAlone}
                        aria-describedby={isAlone ? aloneId : undefined}
                        aria-label={`Remove ${name}`}
                        onClick={() => setLeaving(administrator)}
                      >
                        <Trash2 size={16} /> Remove
                      </Button>
                      {isAlone && <Small id={aloneId}>There must be one administrator.</Small>}
                    </Acts>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Wide>
        {leaving && (
          <RemoveAdministrator
            id={leaving.databaseId}
            name={leaving.name}
            username={leaving.username}
            isMe={leaving.isMe}
            onClose={() => setLeaving(null)}
            onRemoved={onChanged}
          />
        )}
      </TableFrame>
    </div>
  )
}

const Wide = styled(Table)`
  width: 100%;
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  @container ${AS_CARDS} {
    justify-content: flex-start;
  }
`

/** Logs an administrator out everywhere: `[end, isEnding]`. A toast says whether that worked. Never rejects. */
function useEndAdministratorSessions(): [end: (id: number) => Promise<void>, isEnding: boolean] {
  const [run, isEnding] = useMutation<AdministratorsTableEndMutation>(
    graphql`
      mutation AdministratorsTableEndMutation($id: Int!) @raw_response_type {
        endAdministratorSessions(input: { id: $id }) {
          ... on EndAdministratorSessionsPayload @alias(as: "done") {
            ended
            administrator {
              id
              ...AdministratorsTable_administrators
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ ended }) => ({ title: `${plural(ended, 'session')} ended`, tone: 'good' }),
      failed: 'Sessions not ended',
    },
  )
  return [async (id) => void (await run({ id })), isEnding]
}

interface RemoveAdministratorProps {
  id: number
  name: string
  username: string
  isMe: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks for the user ID and the own password before an administrator goes. */
function RemoveAdministrator({ id, name, username, isMe, onClose, onRemoved }: RemoveAdministratorProps) {
  const [ownPassword, setOwnPassword] = useState('')
  const [run] = useMutation<AdministratorsTableRemoveMutation>(
    graphql`
      mutation AdministratorsTableRemoveMutation($input: RemoveAdministratorInput!) @raw_response_type {
        removeAdministrator(input: $input) {
          ... on RemoveAdministratorPayload @alias(as: "done") {
            removedId
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: `${name} is no longer an administrator`, tone: 'good' }), failed: () => null },
  )
  async function remove(): Promise<string | null> {
    const { refused } = await run({ input: { id, ownPassword } })
    if (refused) return refused.issues[0]?.message ?? refused.message
    if (isMe) {
      tellTabs({ ended: true })
      toLogin({ ended: false })
    } else onRemoved()
    return null
  }
  return (
    <TypedConfirmation
      open
      onOpenChange={(stays) => stays || onClose()}
      title={`Remove ${name}?`}
      phrase={username}
      action="Remove administrator"
      missing={ownPassword === '' ? 'Enter your password.' : null}
      onConfirm={remove}
    >
      <p>
        {isMe
          ? 'You are logged out at once and can no longer log in.'
          : 'They are logged out at once and can no longer log in.'}{' '}
        What was done stays in the audit log.
      </p>
      <PasswordField
        field={{ id: 'own-password', error: undefined }}
        label="Your password"
        autoComplete="current-password"
        value={ownPassword}
        onChange={(event) => setOwnPassword(event.target.value)}
      />
    </TypedConfirmation>
  )
}
