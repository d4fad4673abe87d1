import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { URL_MAXIMUM } from '../../../../api/rules/constants.ts'
import {
  WORKSHOP_DESCRIPTION_MAXIMUM,
  WORKSHOP_DURATION_MAXIMUM,
  WORKSHOP_TITLE_MAXIMUM,
} from '../../../../api/rules/workshops/workshopInput.ts'
import { addDays, istDate } from '../../../../api/rules/time/time.ts'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import { isRegistrationOpen, PARTICIPANTS_MAXIMUM } from '../../../../api/rules/workshops/workshops.ts'
import { Field, FieldError, FieldFrame, FieldLabel, FieldPair, Hint } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import { explain } from '../../../lib/errors.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { ACCEPT } from '../../profiles/acceptedPictures.ts'
import { WorkshopImage } from '../WorkshopImage.tsx'
import { roomText } from '../../../lib/plural.ts'
import type { WorkshopTexts } from './workshopRules.ts'

const DURATIONS = ['1 hour', '1.5 hours', '2 hours', '2-3 hours', '3 hours', '4 hours']

interface WorkshopInputsProps {
  form: Pick<Form<WorkshopTexts, unknown>, 'field' | 'register' | 'values' | 'setValue'>
  /** Branches to choose from. */
  branches: readonly string[]
  now: Date
  onUploading: (isUploading: boolean) => void
}

/** The fields of a workshop. */
export function WorkshopInputs({ form, branches, now, onUploading }: WorkshopInputsProps) {
  const { field, register, values, setValue } = form
  const durations = useId()
  const { branch, date, price } = values
  const isLate = date !== '' && !isRegistrationOpen(date, now)
  // It may have been made with a branch of another list.
  const choices = branch === '' || branches.includes(branch) ? branches : [branch, ...branches]
  return (
    <>
      <Field {...field('title')} label="Title" required hint="In one line, such as: Reading a beam drawing.">
        <Input {...register('title')} autoComplete="off" maxLength={WORKSHOP_TITLE_MAXIMUM} />
      </Field>
      <Field
        {...field('description')}
        label="Description"
        required
        hint="What people will do and take away, and what they should know before."
        aside={roomText(values.description.trim().length, WORKSHOP_DESCRIPTION_MAXIMUM)}
      >
        <TextArea {...register('description')} rows={5} />
      </Field>
      <FieldPair>
        <Field
          {...field('date')}
          label="Date"
          note="IST"
          required
          hint={
            isLate
              ? 'Registration for this day is already closed: it ends 24 hours before the day begins. Choose a later day.'
              : 'Registration ends 24 hours before this day begins.'
          }
        >
          <Input {...register('date')} type="date" min={addDays(istDate(now), 2)} max={addDays(istDate(now), 366)} />
        </Field>
        <Field {...field('time')} label="Time" note="IST" required>
          <Input {...register('time')} type="time" step={60} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field {...field('duration')} label="Duration" required hint="Such as 2-3 hours.">
          <Input {...register('duration')} list={durations} autoComplete="off" maxLength={WORKSHOP_DURATION_MAXIMUM} />
        </Field>
        <Field {...field('branch')} label="Branch" required>
          <Select {...register('branch')}>
            <option value="">Choose a branch</option>
            {choices.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <datalist id={durations}>
        {DURATIONS.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
      <FieldPair>
        <Field {...field('maxParticipants')} label="Max participants" required hint={`1 to ${PARTICIPANTS_MAXIMUM}.`}>
          <NumberInput
            {...register('maxParticipants')}
            inputMode="numeric"
            min={1}
            max={PARTICIPANTS_MAXIMUM}
            step={1}
          />
        </Field>
        <Field {...field('price')} label="Price" required hint={priceHint(price)}>
          <NumberInput {...register('price')} prefix="₹" inputMode="numeric" min={0} step={1} />
        </Field>
      </FieldPair>
      <Field
        {...field('meetingLink')}
        label="Meeting link"
        note="optional"
        hint="Starts with https://. You can also set it later. Only people who are registered see it."
      >
        <Input
          {...register('meetingLink')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={URL_MAXIMUM}
          placeholder="https://meet.google.com/…"
        />
      </Field>
      <WorkshopPicture
        path={values.imageId}
        field={field('imageId')}
        branch={branch}
        onChange={(path) => setValue('imageId', path)}
        onUploading={onUploading}
      />
    </>
  )
}

function priceHint(price: string): string {
  const rupees = /^\d{1,7}$/.test(price.trim()) ? Number(price) : null
  if (rupees === null) return 'Whole rupees for each person. 0 is free.'
  return rupees === 0 ? 'Free for everyone.' : `Each person pays ${formatRupees(rupees * 100)}.`
}

/** Longer side of what is sent, in pixels, and the quality of its JPEG: it is shown large. */
const SIZE = { side: 1600, quality: 0.82 }

interface WorkshopPictureProps {
  /** Of the picture; empty without. */
  path: string
  field: { id: string; error: string | undefined }
  branch: string
  onChange: (path: string) => void
  onUploading: (isUploading: boolean) => void
}

/** The picture of a workshop: it is uploaded when it is chosen, and saved with the form. */
function WorkshopPicture({ path, field, branch, onChange, onUploading }: WorkshopPictureProps) {
  const labelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const underWay = useRef<AbortController | null>(null)
  const [isSending, setSending] = useState(false)
  const tell = useEffectEvent(onUploading)
  useEffect(() => tell(isSending), [isSending])
  useEffect(() => () => underWay.current?.abort(), [])

  async function choose(file: File): Promise<void> {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    setSending(true)
    const sent = await import('../../profiles/sendPicture.ts').then(
      ({ sendPicture }) => sendPicture(file, 'images', controller.signal, SIZE),
      explain,
    )
    // Cancelled, or another one was chosen.
    if (!sent || controller.signal.aborted) return
    setSending(false)
    if ('url' in sent) onChange(sent.url)
    else showToast({ tone: 'destructive', ...sent })
  }
  function cancel(): void {
    underWay.current?.abort()
    setSending(false)
  }
  return (
    <FieldFrame role="group" aria-labelledby={labelId} data-part="field">
      <FieldLabel as="span" id={labelId}>
        Picture <Optional>(optional)</Optional>
      </FieldLabel>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture of the workshop"
        accept={ACCEPT.images}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void choose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {path !== '' && <Shown branch={branch} image={path} lazy={false} />}
      <ButtonRow>
        <Button id={field.id} size="small" busy={isSending} onClick={() => input.current?.click()}>
          {path === '' ? 'Add picture' : 'Change picture'}
        </Button>
        {isSending && (
          <Button size="small" look="plain" onClick={cancel}>
            Cancel
          </Button>
        )}
        {path !== '' && !isSending && (
          <Button size="small" look="plain" onClick={() => onChange('')}>
            Remove picture
          </Button>
        )}
        <Small role="status">{isSending ? 'Uploading…' : ''}</Small>
      </ButtonRow>
      {field.error && <FieldError>{field.error}</FieldError>}
      <Hint>At most 5 MB. Wide ones fit best. Without one we draw one for your branch.</Hint>
    </FieldFrame>
  )
}

const Shown = styled(WorkshopImage)`
  max-width: 320px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
`

const Optional = styled.span`
  color: var(--muted);
  font-weight: 400;
`
