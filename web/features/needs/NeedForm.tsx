import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import { NEED_MAXIMUM } from '../../../api/rules/inputs/needs.ts'
import type { NeedFormMutation, NeedMailing } from '../../__generated__/NeedFormMutation.graphql.ts'
import type { NeedFormQuery } from '../../__generated__/NeedFormQuery.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { usePartQuery } from '../../relay/usePartQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { FocusedNotice } from '../../ui/feedback/FocusedNotice.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { clearDraft, readDraft, writeDraft } from '../accounts/draft.ts'

const EMPTY = { text: '', email: '' }

/** What somebody needs, beginning with what they searched for. The button that opened it is gone: it says what keeps it away. */
export function NeedForm({ search }: { search: string }) {
  const [round, setRound] = useState(0)
  return (
    <SectionBoundary
      resetOn={round}
      onRetry={() => setRound(round + 1)}
      fallback={(error, retry) => <Failed>{showFailure(error, retry)}</Failed>}
    >
      <Suspense fallback={LOADING}>
        <Form search={search} round={round} />
      </Suspense>
    </SectionBoundary>
  )
}

/** Takes the focus: the keyboard goes on from here. */
function Failed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return <div ref={place}>{children}</div>
}

const LOADING = (
  <Skeleton label="Loading the form">
    <Bone $height="240px" />
  </Skeleton>
)

/** A member may be emailed, a visitor gives an address. */
function Form({ search, round }: { search: string; round: number }) {
  const { viewer } = usePartQuery<NeedFormQuery>(
    graphql`
      query NeedFormQuery @raw_response_type {
        viewer {
          email
        }
      }
    `,
    {},
    { isFresh: true, round },
  )
  const create = useCreateNeed()
  const [told, setTold] = useState<{ mailing: NeedMailing; email: string } | null>(null)
  const draftKey = `plumbline:need:${search}`
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/needs.ts').then((module) => module.mentorNeedForm),
    defaultValues: { text: search, email: '', wantsMail: true },
    async onSubmit({ text, email, wantsMail }) {
      const { done, refused } = await create({
        input: { text, search: search || null, email: viewer ? null : (email ?? null), wantsMail },
      })
      if (refused) return refused.issues
      clearDraft(draftKey)
      setTold({ mailing: done.mailing, email: viewer?.email ?? email ?? '' })
      return []
    },
  })
  const { onValues } = form
  const takeDraft = useEffectEvent(() => form.putBack(readDraft(draftKey, EMPTY)))
  const first = useRef<HTMLFormElement>(null)
  useEffect(() => {
    takeDraft()
    // The button that was pressed is gone.
    first.current?.querySelector('textarea')?.focus()
  }, [])
  useEffect(() => onValues((values) => writeDraft(draftKey, EMPTY, values)), [onValues, draftKey])
  if (told) return <Told {...told} />
  return (
    <Stack ref={first} aria-label="Tell us what you need" {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('text')}
        label="What you need"
        hint="A topic, software, project or exam. Do not write names or phone numbers."
        required
      >
        <TextArea {...form.register('text')} maxLength={NEED_MAXIMUM} />
      </Field>
      {viewer ? (
        <Checkbox {...form.register('wantsMail')}>
          Email me at <EmailText>{viewer.email}</EmailText> when a mentor who fits joins
        </Checkbox>
      ) : (
        <Field
          {...form.field('email')}
          label="Email Address"
          note="optional"
          hint="We email you when a mentor who fits joins. You first confirm the email address."
        >
          <Input
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <Button type="submit" look="primary" busy={form.isSubmitting}>
        Send
      </Button>
    </Stack>
  )
}

/** What happens now. */
function Told({ mailing, email }: { mailing: NeedMailing; email: string }) {
  const isOpen = mailing === 'TO_BE_CONFIRMED'
  return (
    <FocusedNotice tone="good" role="status" title={isOpen ? 'Check your email.' : 'Thank you.'}>
      {isOpen ? (
        <>
          Open the link that we sent to <EmailText>{email}</EmailText> and confirm. Then we email you when a mentor who
          fits joins.
        </>
      ) : mailing === 'ON' ? (
        <>
          We email <EmailText>{email}</EmailText> when a mentor who fits joins.
        </>
      ) : mailing === 'UNCONFIRMED_ACCOUNT' ? (
        <>
          Confirm your email address, <EmailText>{email}</EmailText>, on your account page. Then we email you when a
          mentor who fits joins.
        </>
      ) : (
        'Our team reads what you need when we look for new mentors.'
      )}
    </FocusedNotice>
  )
}

/** Never rejects. */
function useCreateNeed() {
  const [run] = useMutation<NeedFormMutation>(
    graphql`
      mutation NeedFormMutation($input: CreateMentorNeedInput!) @raw_response_type {
        createMentorNeed(input: $input) {
          ... on CreateMentorNeedPayload @alias(as: "done") {
            mailing
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Not sent yet'), showsRefusals: true },
  )
  return run
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  width: 100%;
  > button {
    justify-self: start;
  }
`
