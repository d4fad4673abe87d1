import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorForm_mentor$key } from '../../../__generated__/MentorForm_mentor.graphql.ts'
import type {
  CreateMentorInput,
  MentorFormCreateMutation,
} from '../../../__generated__/MentorFormCreateMutation.graphql.ts'
import type {
  MentorFormUpdateMutation,
  UpdateMentorInput,
} from '../../../__generated__/MentorFormUpdateMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useUnsaved } from '../../../ui/editor/UnsavedGuard.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { MentorFields } from './MentorFields.tsx'
import type { CheckedMentor } from './mentorFormSchema.ts'
import { changedOf, formValues, LABELS, type MentorFormValues, storedLists } from './mentorFormValues.ts'
import { StillBooked } from './StillBooked.tsx'
import { BACK_EFFECT } from './useSetMentorStatus.ts'

interface MentorFormProps {
  /** Null for a new one. */
  mentorKey: MentorForm_mentor$key | null
  onClose: () => void
  onDone: () => void
}

/** Every field of a mentor; only what was changed is saved. */
export function MentorForm({ mentorKey, onClose, onDone }: MentorFormProps) {
  const mentor = useFragment(
    graphql`
      fragment MentorForm_mentor on Mentor {
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
  return useMutation<MentorFormCreateMutation>(
    graphql`
      mutation MentorFormCreateMutation($input: CreateMentorInput!) @raw_response_type {
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
  return useMutation<MentorFormUpdateMutation>(
    graphql`
      mutation MentorFormUpdateMutation($input: UpdateMentorInput!) @raw_response_type {
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
