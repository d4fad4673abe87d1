import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql } from 'react-relay'
import { ADMIN_PASSWORD_HINT } from '../../../api/rules/people/passwords.ts'
import type { TeamAddMutation } from '../../__generated__/TeamAddMutation.graphql.ts'
import type { TeamQuery } from '../../__generated__/TeamQuery.graphql.ts'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { useServedTable } from '../../features/admin/tables/ServedPart.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, Hint } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { AdministratorsTable } from './AdministratorsTable.tsx'
import { Stack } from './formParts.ts'
import { MyAccount } from './MyAccount.tsx'

/** The administrators and the own account, with their own query. */
export function Team({ round }: { round: number }) {
  const [isAdding, setAdding] = useState(false)
  const { data, refresh } = useServedTable<TeamQuery>(
    graphql`
      query TeamQuery @raw_response_type {
        administrators {
          ...AdministratorsTable_administrators
        }
        adminSession {
          ...MyAccount_session
        }
        site {
          now
        }
      }
    `,
    {},
    round,
  )
  return (
    <>
      <AdminTitle title="Administrators">
        <Button look="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <UserPlus size={18} /> Add administrator
        </Button>
      </AdminTitle>
      <AdministratorsTable administratorKeys={data.administrators} siteNow={data.site.now} onChanged={refresh} />
      {data.adminSession && <MyAccount sessionKey={data.adminSession} onChanged={refresh} />}
      {isAdding && <AddAdministrator onClose={() => setAdding(false)} onAdded={refresh} />}
    </>
  )
}

/** Form for a new administrator, with the own password as proof. */
function AddAdministrator({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const formId = useId()
  const [run] = useMutation<TeamAddMutation>(
    graphql`
      mutation TeamAddMutation($input: CreateAdministratorInput!) @raw_response_type {
        createAdministrator(input: $input) {
          ... on CreateAdministratorPayload @alias(as: "done") {
            administrator {
              id
              name
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ administrator: { name } }) => ({ title: `${name} can log in now`, tone: 'good' }),
      failed: 'Administrator not added',
      showsRefusals: true,
    },
  )
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/administrator.ts').then((module) => module.administratorSchema),
    defaultValues: { name: '', username: '', email: '', password: '', ownPassword: '' },
    onSubmit: async (values) => {
      const { refused } = await run({ input: values })
      if (refused) return refused.issues
      onAdded()
      onClose()
      return undefined
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(stays) => stays || onClose()}
      title="Add administrator"
      description="They get the same access as you. Share the user ID and first password with them yourself."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.isSubmitting}>
            Add administrator
          </Button>
        </>
      }
    >
      <Stack id={formId} {...form.formProps}>
        <ErrorSummary {...form.summary} />
        <Field {...form.field('name')} label="Name" required>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field {...form.field('username')} label="User ID" required>
          <Input {...form.register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field {...form.field('email')} label="Email" note="optional">
          <Input {...form.register('email')} type="email" autoComplete="off" />
        </Field>
        <PasswordField
          {...form.register('password')}
          field={form.field('password')}
          label="First password"
          autoComplete="new-password"
        />
        <Hint>{ADMIN_PASSWORD_HINT}</Hint>
        <PasswordField
          {...form.register('ownPassword')}
          field={form.field('ownPassword')}
          label="Your password"
          autoComplete="current-password"
        />
      </Stack>
    </Dialog>
  )
}
