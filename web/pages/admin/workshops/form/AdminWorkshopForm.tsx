import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { AdminWorkshopFormQuery } from '../../../../__generated__/AdminWorkshopFormQuery.graphql.ts'
import { ConflictNotice } from '../../../../features/profiles/ConflictNotice.tsx'
import type { Section } from '../../../../features/profiles/useProfileSection.ts'
import { WorkshopInputs } from '../../../../features/workshops/form/WorkshopInputs.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { Field, FieldPair } from '../../../../ui/form/Field.tsx'
import { Input } from '../../../../ui/form/Input.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'
import { type SearchOption, SearchSelect } from '../../../../ui/form/SearchSelect.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { breakpoints } from '../../../../ui/theme.ts'
import { ALL_WORKSHOP_BRANCHES } from '../workshopsAddress.ts'
import type { AdminWorkshopTexts } from './adminWorkshop.ts'
import type { AdminWorkshopValues } from './adminWorkshopSchema.ts'

interface AdminWorkshopFormProps extends EditorParts {
  section: Section<AdminWorkshopTexts, AdminWorkshopValues>
  /** Of the button that sends it. */
  submit: string
  /** Who teaches it so far; empty before a mentor is chosen. */
  instructor: string
}

/** The fields of a workshop as administrators fill them: also its mentor, and whether it is approved. */
export function AdminWorkshopForm({ section, submit, instructor, now, onDirty, onClose }: AdminWorkshopFormProps) {
  const { editor, conflict, decide } = section
  const { field, register, values, setValue, isDirty, isSubmitting, formProps, summary } = editor
  const [isUploading, setUploading] = useState(false)
  const [picked, setPicked] = useState<{ id: string; name: string } | null>(null)
  const find = useFindMentors()
  const tell = useEffectEvent(onDirty)
  useEffect(() => tell(isDirty), [isDirty])
  const name = picked?.id === values.mentorId ? picked.name : instructor
  return (
    <Form {...formProps}>
      <ErrorSummary {...summary} />
      {conflict && <ConflictNotice savedAt={conflict.savedAt} fields={conflict.fields} decide={decide} />}
      <FieldPair>
        <Field {...field('mentorId')} label="Mentor" required hint="Accepted mentors, by name, email or company.">
          <SearchSelect
            chosen={name}
            placeholder="Search for a mentor"
            search={find}
            onPick={({ id, label }) => {
              setPicked({ id: String(id), name: label })
              setValue('mentorId', String(id), { shouldValidate: true })
            }}
          />
        </Field>
        <Field label="Instructor name" hint="Filled from the mentor.">
          <Input value={name} readOnly />
        </Field>
      </FieldPair>
      <WorkshopInputs form={editor} branches={ALL_WORKSHOP_BRANCHES} now={now} onUploading={setUploading} />
      <Field {...field('isActive')} label="Approval" hint="An approved workshop is public, and people can register.">
        <Select {...register('isActive')}>
          <option value="no">Not approved</option>
          <option value="yes">Approved</option>
        </Select>
      </Field>
      <Foot>
        <Small role="status">{isUploading ? 'The picture is still uploading.' : ''}</Small>
        <Button onClick={onClose} disabled={isSubmitting}>
          Back
        </Button>
        <Button type="submit" look="primary" busy={isSubmitting} disabled={isUploading}>
          {submit}
        </Button>
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`

const Foot = styled.div`
  position: sticky;
  bottom: -20px;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: flex-end;
  margin: 0 -24px -20px;
  padding: 14px 24px;
  border-top: 1px solid var(--line);
  border-radius: 0 0 12px 12px;
  background: var(--surface);
  @media (max-width: ${breakpoints.phone}) {
    flex-flow: column-reverse nowrap;
    align-items: stretch;
  }
`

/** Finds accepted mentors by name, email or company: only they hold workshops. */
function useFindMentors(): (text: string) => Promise<readonly SearchOption[]> {
  const environment = useRelayEnvironment()
  return async (search) => {
    const found = await fetchQuery<AdminWorkshopFormQuery>(
      environment,
      graphql`
        query AdminWorkshopFormQuery($search: String) @raw_response_type {
          allMentors(first: 8, search: $search, status: ACCEPTED) {
            rows {
              databaseId
              name
              email
            }
          }
        }
      `,
      { search: search || null },
    ).toPromise()
    const rows = found?.allMentors.rows ?? []
    return rows.map(({ databaseId, name, email }) => ({ id: databaseId, label: name, ...(email && { under: email }) }))
  }
}

/** What the form of a workshop needs of the dialog around it. */
export interface EditorParts {
  now: Date
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onClose: () => void
}
