import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorFormDialog_mentor$key } from '../../../__generated__/MentorFormDialog_mentor.graphql.ts'
import type {
  CreateMentorInput,
  MentorFormDialogCreateMutation,
} from '../../../__generated__/MentorFormDialogCreateMutation.graphql.ts'
import type { MentorFormDialogQuery } from '../../../__generated__/MentorFormDialogQuery.graphql.ts'
import type {
  MentorFormDialogUpdateMutation,
  UpdateMentorInput,
} from '../../../__generated__/MentorFormDialogUpdateMutation.graphql.ts'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import type { FormIssue } from '../../../lib/formIssues.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { UnsavedGuard, useUnsaved } from '../../../ui/editor/UnsavedGuard.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { MentorFields } from './MentorFields.tsx'
import type { CheckedMentor } from './mentorFormSchema.ts'
import { changedOf, formValues, LABELS, type MentorFormValues, storedLists } from './mentorFormValues.ts'
import { StillBooked } from './StillBooked.tsx'
import { BACK_EFFECT } from './useSetMentorStatus.ts'

interface MentorFormDialogProps {
  /** Null for a new one. */
  id: number | null
  onClose: () => void
  onDone: () => void
}

/** Adds a mentor or edits one; asks before what was typed is thrown away. */
export function MentorFormDialog({ id, ...rest }: MentorFormDialogProps) {
  if (id === null)
    return (
      <UnsavedGuard>
        <MentorForm mentorKey={null} {...rest} />
      </UnsavedGuard>
    )
  const waiting = (
    <Dialog open tall title="Edit mentor" onOpenChange={rest.onClose}>
      <Skeleton>
        <Bone $height="60dvh" />
      </Skeleton>
    </Dialog>
  )
  const failed = (error: unknown, retry: () => void) => (
    <Dialog open title="Edit mentor" onOpenChange={rest.onClose}>
      <Failure error={error} onRetry={retry} level={3} />
    </Dialog>
  )
  return (
    <UnsavedGuard>
      <ServedPart skeleton={waiting} failure={failed}>
        {(round) => <Edited id={id} round={round} {...rest} />}
      </ServedPart>
    </UnsavedGuard>
  )
}

function Edited({ id, round, ...rest }: MentorFormDialogProps & { id: number; round: number }) {
  const { mentor } = usePartQuery<MentorFormDialogQuery>(
    graphql`
      query MentorFormDialogQuery($id: Int!) @raw_response_type {
        mentor(id: $id) {
          ...MentorFormDialog_mentor
        }
      }
    `,
    { id },
    { round, isFresh: true },
  )
  if (!mentor)
    return (
      <Dialog open title="Edit mentor" onOpenChange={rest.onClose}>
        This mentor does not exist. They may have been deleted.
      </Dialog>
    )
  return <MentorForm mentorKey={mentor} {...rest} />
}

interface MentorFormProps {
  /** Null for a new one. */
  mentorKey: MentorFormDialog_mentor$key | null
  onClose: () => void
  onDone: () => void
}

/** Every field of a mentor; only what was changed is saved. */
function MentorForm({ mentorKey, onClose, onDone }: MentorFormProps) {
  const mentor = useFragment(
    graphql`
      fragment MentorFormDialog_mentor on Mentor {
        databaseId
        profileVersion
        ...mentorFormValues_mentor
      }
    `,
    mentorKey,
  )
  const formId = useId()
  const [create] = useCreateMentor()
  const [update] = useUpdateMentor()
  const [before] = useState(() => formValues(mentor ?? null))
  const [lists] = useState(() => (mentor ? storedLists(mentor) : null))
  const [version, setVersion] = useState(mentor?.profileVersion ?? null)
  const [conflict, setConflict] = useState<readonly string[]>([])
  const [isSaved, setSaved] = useState(false)
  const form = useForm<MentorFormValues, CheckedMentor>({
    schema: () => import('./mentorFormSchema.ts').then(({ mentorFormSchema }) => mentorFormSchema(lists)),
    defaultValues: before,
    async onSubmit(values): Promise<readonly FormIssue[]> {
      setConflict([])
      if (!mentor) {
        const { rating: _rating, reviewCount: _count, ...input } = values
        // What is undefined is not sent.
        const { refused } = await create({ input: input as CreateMentorInput })
        if (refused) return issuesOf(refused)
      } else {
        const { password: _password, status: _status, ...input } = changedOf(values, form.getValues(), before)
        const changed = { ...input, id: mentor.databaseId, profileVersion: version } as UpdateMentorInput
        const outcome = await update({ input: changed })
        if (outcome.refused) {
          const newer = outcome.answer?.conflict
          if (!newer) return issuesOf(outcome.refused)
          setVersion(newer.mentor.profileVersion)
          setConflict(newer.fields)
          return []
        }
      }
      setSaved(true)
      return []
    },
  })
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict.length > 0) notice.current?.focus()
  }, [conflict])
  useUnsaved(form.isDirty && !isSaved)
  const finish = useEffectEvent(() => {
    onDone()
    onClose()
  })
  useEffect(() => {
    if (!isSaved) return undefined
    // After the guard has heard that nothing is unsaved.
    const timer = setTimeout(() => finish())
    return () => clearTimeout(timer)
  }, [isSaved])

  return (
    <Dialog
      open
      tall
      onOpenChange={onClose}
      title={mentor ? `Edit ${before.name}` : 'Add mentor'}
      description={mentor && form.values.isActive && 'We email them what you change.'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.isSubmitting}>
            {conflict.length > 0 ? 'Save mine' : mentor ? 'Save' : 'Add mentor'}
          </Button>
        </>
      }
    >
      <Stack id={formId} {...form.formProps}>
        <ErrorSummary {...form.summary} />
        {conflict.length > 0 && (
          <div ref={notice} tabIndex={-1}>
            <Notice tone="warn" role="alert" title="Not saved: someone else changed this mentor.">
              Also changed: {namesOf(conflict)}. What you typed is still here. “Save mine” replaces what they saved;
              “Cancel” leaves it.
            </Notice>
          </div>
        )}
        <MentorFields form={form} isNew={mentor === null} />
        {mentor && before.isActive && !form.values.isActive && (
          <Effect ref={intoView}>
            <p>They are logged out, can no longer log in and are no longer listed. We don’t email them.</p>
            <StillBooked id={mentor.databaseId} />
          </Effect>
        )}
        {mentor && !before.isActive && form.values.isActive && (
          <Effect ref={intoView}>
            <p>They can log in again. If they are accepted, they are listed at once. {BACK_EFFECT}</p>
          </Effect>
        )}
      </Stack>
    </Dialog>
  )
}

// Below the last box of a long form it would not be seen.
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** A taken address stands beside its field. */
function issuesOf({ type, message, issues }: Refusal): readonly FormIssue[] {
  return type === 'EmailTakenError' ? [{ path: 'email', message }] : issues
}

function namesOf(fields: readonly string[]): string {
  const labels: Readonly<Record<string, string>> = LABELS
  return fields.map((field) => labels[field] ?? field).join(', ')
}

const Stack = styled.form`
  display: grid;
  gap: 16px;
`

const Effect = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  /* Room for what is still to come, so that it is in view as well. */
  min-height: 12.5rem;
`

/** What has its place beside a field needs no toast. */
const failed = ({ type, message }: Refusal) =>
  type === 'ValidationError' || type === 'EmailTakenError' || type === 'MentorConflictError'
    ? null
    : { title: 'Error', description: message }

/** Adds a mentor. */
function useCreateMentor() {
  return useMutation<MentorFormDialogCreateMutation>(
    graphql`
      mutation MentorFormDialogCreateMutation($input: CreateMentorInput!) @raw_response_type {
        createMentor(input: $input) {
          ... on CreateMentorPayload @alias(as: "done") {
            mentor {
              ...MentorsTab_mentors
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed, done: () => ({ title: 'Mentor created successfully', tone: 'good' }) },
  )
}

/** Saves what was changed of a mentor. */
function useUpdateMentor() {
  return useMutation<MentorFormDialogUpdateMutation>(
    graphql`
      mutation MentorFormDialogUpdateMutation($input: UpdateMentorInput!) @raw_response_type {
        updateMentor(input: $input) {
          ... on UpdateMentorPayload @alias(as: "done") {
            mentor {
              ...MentorsTab_mentors
              ...mentorFormValues_mentor
              profileVersion
            }
          }
          ... on MentorConflictError @alias(as: "conflict") {
            fields
            mentor {
              profileVersion
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed, done: () => ({ title: 'Mentor updated successfully', tone: 'good' }) },
  )
}
