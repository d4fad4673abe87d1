import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql } from 'react-relay'
import { PasswordField } from '../../features/accounts/form/PasswordField.tsx'
import { ADMIN_PASSWORD_HINT } from '../../../api/rules/people/passwords.ts'
import type { TeamPageAddMutation } from '../../__generated__/TeamPageAddMutation.graphql.ts'
import type { TeamPageQuery } from '../../__generated__/TeamPageQuery.graphql.ts'
import { AdminPageWidth, AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { ServedPart, useServedTable } from '../../features/admin/tables/ServedPart.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field, Hint } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { AdministratorsTable } from './AdministratorsTable.tsx'
import { Stack } from './formParts.ts'
import { MyAccount } from './MyAccount.tsx'

const SKELETON = (
  <>
    <AdminTitle title="Administrators" />
    <Skeleton label="Loading administrators">
      <Bone $height="70dvh" />
    </Skeleton>
  </>
)

/** Who may administer, and the own account. */
export function TeamPage() {
  return (
    <AdminPageWidth>
      <ServedPart skeleton={SKELETON}>{(round) => <Team round={round} />}</ServedPart>
    </AdminPageWidth>
  )
}

/** The administrators and the own account, with their own query. */
export function Team({ round }: { round: number }) {
  const [isAdding, setAdding] = useState(false)
  const { data, refresh } = useServedTable<TeamPageQuery>(
    graphql`
      query TeamPageQuery @preloadable @raw_response_type {
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
  const [run] = useMutation<TeamPageAddMutation>(
    graphql`
      mutation TeamPageAddMutation($input: CreateAdministratorInput!) @raw_response_type {
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
    onSubmit: async ({ email, ...values }) => {
      const { refused } = await run({ input: { ...values, ...(email !== undefined && { email }) } })
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
