import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PROSE_MAXIMUM } from '../../../../../api/rules/constants.ts'
import { forCount } from '../../../../../api/rules/text/counts.ts'
import type { WriteMessage_workshop$key } from '../../../../__generated__/WriteMessage_workshop.graphql.ts'
import type { WriteMessageMutation } from '../../../../__generated__/WriteMessageMutation.graphql.ts'
import { readProfileDraft, writeProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import { peopleText, roomText } from '../../../../lib/plural.ts'
import type { ToastMessage } from '../../../../lib/toasts.ts'
import { mayHaveWorked } from '../../../../relay/refusal.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { useForm, type Form } from '../../../../ui/form/useForm.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { messageDraft, ownerOf } from '../drafts.ts'

/** Of the list of sent messages. */
export const SENT = 'sent-messages'

interface WriteMessageProps {
  workshopKey: WriteMessage_workshop$key
  mentorId: number
  /** Messages left, this one too. */
  left: number
}

/** Writes to everyone who is registered: first shows whom it goes to. */
export function WriteMessage({ workshopKey, mentorId, left }: WriteMessageProps) {
  const { databaseId, registeredCount } = useFragment(
    graphql`
      fragment WriteMessage_workshop on Workshop {
        databaseId
        registeredCount
      }
    `,
    workshopKey,
  )
  const [send, isSending] = useMutation<WriteMessageMutation>(
    graphql`
      mutation WriteMessageMutation($input: SendWorkshopMessageInput!) @raw_response_type {
        sendWorkshopMessage(input: $input) {
          ... on SendWorkshopMessagePayload @alias(as: "done") {
            workshop {
              ...OneWorkshop_messages
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      // Not how many: more may have registered since the page was opened, and they get it too.
      done: () => ({ title: 'Message sent', description: 'It goes to everyone who is registered.', tone: 'good' }),
      failed: () => null,
    },
  )
  /** What is to be confirmed. */
  const [message, setMessage] = useState<string | null>(null)
  const [problem, setProblem] = useState<ToastMessage | null>(null)
  const form = useForm<{ message: string }, { message: string }>({
    schema: () => import('../workshopSchemas.ts').then((module) => module.messageFormSchema),
    defaultValues: { message: '' },
    async onSubmit(values) {
      setProblem(null)
      setMessage(values.message)
    },
  })
  const { idOf, forget } = useMessageDraft(ownerOf(mentorId), messageDraft(databaseId), form)

  async function confirm(text: string): Promise<void> {
    setProblem(null)
    const { refused } = await send({ input: { workshopId: databaseId, clientId: idOf(text), message: text } })
    if (refused) return setProblem(mayHaveWorked('Not sent')(refused))
    form.reset({ message: '' })
    forget()
    setMessage(null)
    // The form goes with the last one.
    if (left === 1) requestAnimationFrame(() => document.getElementById(SENT)?.focus())
  }
  if (registeredCount === 0) return <p>You can write as soon as someone is registered.</p>
  return (
    <Sheet {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field
        {...form.field('message')}
        label="Message"
        hint="Plain text, such as what to bring or read before."
        aside={roomText(form.values.message.trim().length, PROSE_MAXIMUM)}
      >
        <TextArea {...form.register('message')} rows={4} />
      </Field>
      <Button type="submit" busy={form.isSubmitting}>
        Check and send
      </Button>
      <Dialog
        open={message !== null}
        onOpenChange={(open) => open || isSending || setMessage(null)}
        title={`Send to ${peopleText(registeredCount)}?`}
        description={
          left === 1
            ? 'This is the last message for this workshop.'
            : forCount(
                left - 1,
                'After this, 1 of 3 messages is left.',
                (n) => `After this, ${n} of 3 messages are left.`,
              )
        }
        footer={
          <>
            <Button onClick={() => setMessage(null)} disabled={isSending}>
              Cancel
            </Button>
            <Button look="primary" busy={isSending} onClick={() => message !== null && void confirm(message)}>
              Send message
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="bad" role="alert" title={`${problem.title}.`}>
            {problem.description} Your message is still here.
          </Notice>
        )}
        <Words>{message}</Words>
      </Dialog>
    </Sheet>
  )
}

const Sheet = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  > :not(button) {
    width: 100%;
  }
`

const Words = styled.blockquote`
  margin: 0;
  padding-left: 14px;
  border-left: 2px solid var(--line);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

interface Message {
  [name: string]: string
  message: string
}

/**
 * Keeps the message that is being written on this device, with the id that makes sending it twice send it once: `idOf`
 * gives a text its id, the same one until the text is another; `forget` when it was sent.
 */
function useMessageDraft(owner: string, draft: string, form: Pick<Form<Message, Message>, 'onValues' | 'putBack'>) {
  const { onValues, putBack } = form
  /** The text that an attempt was made with, and its id. */
  const tried = useRef<{ text: string; clientId: string } | null>(null)

  function keep(message: string): void {
    const values = { message, ...(tried.current && { tried: tried.current.text, clientId: tried.current.clientId }) }
    writeProfileDraft(owner, draft, message === '' ? null : { at: new Date().toISOString(), version: null, values })
  }
  const restore = useEffectEvent(() => {
    const { message, tried: text, clientId } = readProfileDraft(owner, draft)?.values ?? {}
    if (typeof text === 'string' && typeof clientId === 'string') tried.current = { text, clientId }
    if (typeof message === 'string') putBack({ message })
  })
  useEffect(() => restore(), [])
  const follow = useEffectEvent(({ message }: Message) => keep(message))
  useEffect(() => onValues((values) => follow(values)), [onValues])
  return {
    idOf(message: string): string {
      if (tried.current?.text !== message) tried.current = { text: message, clientId: crypto.randomUUID() }
      keep(message)
      return tried.current.clientId
    },
    forget(): void {
      tried.current = null
      keep('')
    },
  }
}
