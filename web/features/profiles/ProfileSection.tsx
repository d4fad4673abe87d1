import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import { Button } from '../../ui/Button.tsx'
import { discarding } from '../../ui/editor/discarding.ts'
import { EditorSection } from '../../ui/editor/EditorSection.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { Section } from './useProfileSection.ts'
import { timesWhole } from '../../ui/time/timesWhole.ts'

interface ProfileSectionProps<Input extends Record<string, string>, Output> {
  /** From `useProfileSection`. */
  section: Section<Input, Output>
  /** What it is for, or who sees it. */
  lead?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A section of a profile form with its Save, the draft that was put back, and what was saved elsewhere meanwhile. */
export function ProfileSection<Input extends Record<string, string>, Output>(
  props: ProfileSectionProps<Input, Output>,
) {
  const { section, lead, children } = props
  const { id, title, editor, keptAt, conflict, decide } = section
  return (
    <SectionPlace id={id} tabIndex={-1}>
      <EditorSection title={title} lead={lead} editor={editor}>
        {keptAt !== null && editor.isDirty && (
          <Notice
            role="status"
            actions={
              <Button size="small" onClick={discarding(editor.discard)}>
                Discard
              </Button>
            }
          >
            Restored what you typed on {timesWhole(formatWhenFull(new Date(keptAt)))}. Not saved yet.
          </Notice>
        )}
        {conflict && (
          <ConflictNotice key={conflict.savedAt} savedAt={conflict.savedAt} fields={conflict.fields} decide={decide} />
        )}
        {children}
      </EditorSection>
    </SectionPlace>
  )
}

/** Around a section of a profile: where a link to it leads, a little below the header. Give it `tabIndex={-1}`. */
export const SectionPlace = styled.div`
  min-width: 0;
  scroll-margin-top: 8px;
  &:focus-visible {
    border-radius: var(--r-card);
  }
`
