import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../../api/rules/text/format.ts'
import { isIstDate, isIstTime } from '../../../../../api/rules/time/time.ts'
import { WORKSHOP_BRANCHES } from '../../../../../api/rules/workshops/workshops.ts'
import { ConflictNotice } from '../../../../features/profiles/ConflictNotice.tsx'
import type { Section } from '../../../../features/profiles/useProfileSection.ts'
import type { WorkshopValues, WorkshopTexts } from '../../../../features/workshops/form/workshopRules.ts'
import { WorkshopInputs } from '../../../../features/workshops/form/WorkshopInputs.tsx'
import { WorkshopImage } from '../../../../features/workshops/WorkshopImage.tsx'
import { workshopDate, workshopTime } from '../../../../features/workshops/workshopTimes.ts'
import { showToast } from '../../../../lib/toasts.ts'
import { BranchBadge } from '../../../../ui/mark/BranchBadge.tsx'
import { Button, ButtonRow } from '../../../../ui/Button.tsx'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { discarding } from '../../../../ui/editor/discarding.ts'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { Small } from '../../../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../../../ui/theme.ts'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { timesWhole } from '../../../../ui/time/timesWhole.ts'

const REQUIRED = ['title', 'description', 'branch', 'date', 'time', 'duration', 'maxParticipants', 'price'] as const

interface WorkshopFormProps {
  section: Section<WorkshopTexts, WorkshopValues>
  /** Of the button that sends it. */
  submit: string
  instructor: string
  /** The server's clock. */
  now: Date
}

/** The form of a workshop, beside it how people will see it. What is typed stays on this device until it is sent. */
export function WorkshopForm({ section, submit, instructor, now }: WorkshopFormProps) {
  const { editor, keptAt, conflict, decide } = section
  const { values, isDirty, isSubmitting, formProps, summary } = editor
  const [isUploading, setUploading] = useState(false)
  const tellRequired = useEffectEvent(() => {
    if (REQUIRED.every((name) => values[name].trim() !== '')) return
    showToast({ title: 'Validation Error', description: 'Please fill in all required fields.', tone: 'destructive' })
  })
  const { attempt } = summary
  useEffect(() => {
    if (attempt > 0) tellRequired()
  }, [attempt])
  return (
    <Sides>
      <Form {...formProps}>
        <ErrorSummary {...summary} />
        {keptAt !== null && isDirty && (
          <Notice
            role="status"
            actions={
              <Button size="small" onClick={discarding(editor.discard)}>
                Discard
              </Button>
            }
          >
            We’ve saved what you typed on {timesWhole(formatWhenFull(new Date(keptAt)))}. It is not submitted yet.
          </Notice>
        )}
        {conflict && <ConflictNotice savedAt={conflict.savedAt} fields={conflict.fields} decide={decide} />}
        <WorkshopInputs form={editor} branches={WORKSHOP_BRANCHES} now={now} onUploading={setUploading} />
        <Foot>
          <Small role="status">
            {isUploading ? 'The picture is still uploading.' : isDirty ? 'What you type is saved on this device.' : ''}
          </Small>
          <ButtonRow>
            <ButtonLink to={WORKSHOPS.list}>Back</ButtonLink>
            <Button type="submit" look="primary" busy={isSubmitting} disabled={isUploading}>
              {submit}
            </Button>
          </ButtonRow>
        </Foot>
      </Form>
      <WorkshopPreview values={values} instructor={instructor} />
    </Sides>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 32px;
  align-items: start;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`

/** How people will see what is typed. */
function WorkshopPreview({ values, instructor }: { values: WorkshopTexts; instructor: string }) {
  const { title, description, branch, date, time, duration, maxParticipants, price, imageId } = values
  const rupees = /^\d{1,7}$/.test(price.trim()) ? Number(price) : null
  const when = [isIstDate(date) && workshopDate(date), isIstTime(time) && workshopTime(time), duration.trim()].filter(
    Boolean,
  )
  return (
    <Side aria-label="Preview">
      <Small>What people will see</Small>
      <Sheet>
        <WorkshopImage branch={branch} image={imageId || null} lazy={false} />
        <div>
          {branch !== '' && <BranchBadge mainBranch={branch} />}
          <Title>{title.trim() || 'Your title'}</Title>
          <Words>{description.trim() || 'Your description'}</Words>
          <Small>{instructor}</Small>
          <Small>{when.length > 0 ? when.join(', ') : 'Date and time'}</Small>
          <Small>
            <span>{rupees === null ? 'Price' : rupees === 0 ? 'Free' : formatRupees(rupees * 100)}</span>
            <span>{maxParticipants === '' ? '' : `, up to ${maxParticipants} people`}</span>
          </Small>
        </div>
      </Sheet>
    </Side>
  )
}

const Side = styled.aside`
  position: sticky;
  top: 84px;
  display: grid;
  gap: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
  }
`

const Sheet = styled(Card)`
  overflow: hidden;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 8px;
    padding: 16px;
    overflow-wrap: anywhere;
  }
`

const Title = styled.p`
  font: 650 var(--t17) / 1.3 var(--head);
`

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  white-space: pre-line;
`
