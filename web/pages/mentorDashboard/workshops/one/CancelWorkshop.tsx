import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { NOTE_MAXIMUM } from '../../../../../api/rules/constants.ts'
import type { CancelWorkshop_workshop$key } from '../../../../__generated__/CancelWorkshop_workshop.graphql.ts'
import type { CancelWorkshopMutation } from '../../../../__generated__/CancelWorkshopMutation.graphql.ts'
import { cancelConsequence, cancelledText } from '../../../../features/workshops/cancelWords.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { VIEW_TITLE } from '../WorkshopView.tsx'

const FORM = 'cancel-workshop'

interface CancelWorkshopProps {
  workshopKey: CancelWorkshop_workshop$key
  /** Whether it can be cancelled. */
  isOffered: boolean
}

/** Cancels a workshop: first says how many people it concerns and what they get back, and asks for the reason. */
export function CancelWorkshop({ workshopKey, isOffered }: CancelWorkshopProps) {
  const { databaseId, title, registeredCount, cancelRefunds } = useFragment(
    graphql`
      fragment CancelWorkshop_workshop on Workshop {
        databaseId
        title
        registeredCount
        cancelRefunds {
          amount
          ...cancelWords_refunds
        }
      }
    `,
    workshopKey,
  )
  const [isOpen, setOpen] = useState(false)
  const [cancel] = useMutation<CancelWorkshopMutation>(
    graphql`
      mutation CancelWorkshopMutation($input: CancelWorkshopInput!) @raw_response_type {
        cancelWorkshop(input: $input) {
          ... on CancelWorkshopPayload @alias(as: "done") {
            workshop {
              ...OwnWorkshops_workshop
              ...OneWorkshop_workshop
            }
          }
          ... on WorkshopConflictError {
            # The sum may be another one by now.
            workshop {
              ...CancelWorkshop_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Workshop cancelled',
        description: cancelledText(registeredCount, cancelRefunds),
        tone: 'good',
      }),
      showsRefusals: true,
    },
  )
  const form = useForm({
    schema: () => import('../workshopSchemas.ts').then((module) => module.cancelWorkshopSchema),
    defaultValues: { id: databaseId, reason: '' },
    async onSubmit(input) {
      const { refused } = await cancel({ input: { ...input, expectedRefund: cancelRefunds?.amount ?? null } })
      if (refused) return refused.issues
      setOpen(false)
      // The button goes, too.
      requestAnimationFrame(() => document.getElementById(VIEW_TITLE)?.focus())
    },
  })
  const { field, register, isSubmitting } = form
  return (
    <>
      {isOffered && (
        <Button look="danger" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Cancel workshop
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={(wanted) => isSubmitting || setOpen(wanted)}
        title="Cancel this workshop?"
        description={title}
        footer={
          <>
            <Button onClick={() => setOpen(false)} disabled={isSubmitting}>
              Keep workshop
            </Button>
            <Button look="danger" type="submit" form={FORM} busy={isSubmitting}>
              Cancel workshop
            </Button>
          </>
        }
      >
        <p>{cancelConsequence(registeredCount, cancelRefunds)}</p>
        <form id={FORM} {...form.formProps}>
          <ErrorSummary {...form.summary} />
          <Field
            {...field('reason')}
            label="Reason"
            required
            hint={registeredCount > 0 ? 'We send it to everyone who is registered.' : 'Saved with the workshop.'}
          >
            <TextArea {...register('reason')} rows={3} maxLength={NOTE_MAXIMUM} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
