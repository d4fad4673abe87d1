import { graphql } from 'react-relay'
import type { AddFieldsMutation } from '../../../../__generated__/AddFieldsMutation.graphql.ts'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { adminRules, NEW_WORKSHOP, type AdminWorkshopFields, type AdminWorkshopTexts } from './adminWorkshop.ts'
import { AdminWorkshopForm } from './AdminWorkshopForm.tsx'
import type { AdminWorkshopValues } from './adminWorkshopSchema.ts'
import type { EditorParts } from './editorParts.ts'

const RULES = adminRules(true)

/** A workshop that is made for a mentor. */
export function AddFields(parts: EditorParts) {
  const [create] = useMutation<AddFieldsMutation>(
    graphql`
      mutation AddFieldsMutation($input: CreateWorkshopInput!) @raw_response_type {
        createWorkshop(input: $input) {
          ... on CreateWorkshopPayload @alias(as: "done") {
            workshop {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Workshop created successfully', tone: 'good' }),
      failed: ({ message }) => ({ title: 'Error', description: message }),
    },
  )
  const section = useProfileSection<
    AdminWorkshopTexts,
    AdminWorkshopValues,
    AdminWorkshopFields,
    Partial<AdminWorkshopFields>
  >({
    rules: RULES,
    owner: null,
    profile: NEW_WORKSHOP,
    version: null,
    async save({ profileVersion: _none, ...changed }) {
      const { refused } = await create({ input: { ...NEW_WORKSHOP, ...changed } })
      if (!refused) parts.onSaved()
      return { refused, conflict: null, version: null }
    },
  })
  return <AdminWorkshopForm section={section} submit="Add workshop" instructor="" {...parts} />
}
