import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { readProfileDraft, writeProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import { LABELS } from '../../../../features/workshops/form/workshopRules.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { ownerOf, workshopDraft } from '../drafts.ts'
import { VIEW_TITLE } from '../WorkshopView.tsx'

interface UnsavedChangesProps {
  /** Numeric ids. */
  mentorId: number
  workshopId: number
}

/** What was typed for a workshop that can no longer be edited, until its mentor discards it. */
export function UnsavedChanges({ mentorId, workshopId }: UnsavedChangesProps) {
  const [owner, draft] = [ownerOf(mentorId), workshopDraft(workshopId)]
  const [isDiscarded, setDiscarded] = useState(false)
  const look = () => JSON.stringify(readProfileDraft(owner, draft)?.values ?? {})
  const kept = useSyncExternalStore(never, look, () => '{}')
  const typed = isDiscarded ? [] : typedTexts(JSON.parse(kept) as Record<string, unknown>)
  const ref = useRef<HTMLDivElement>(null)
  const isShown = typed.length > 0
  // The form is gone, and the focus with it.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) ref.current?.focus()
  }, [isShown])

  function discard(): void {
    writeProfileDraft(owner, draft, null)
    setDiscarded(true)
    document.getElementById(VIEW_TITLE)?.focus()
  }
  if (!isShown) return null
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="warn"
        role="alert"
        title="Your last changes were not saved."
        actions={
          <>
            <ButtonLink to="/contact-us" size="small">
              Write to our team
            </ButtonLink>
            <Button size="small" onClick={discard}>
              Discard
            </Button>
          </>
        }
      >
        Our team decided on this workshop while you were editing it. This is what you typed: copy what you need, or ask
        our team to change it.
        <List>
          {typed.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text || <i>Empty</i>}</dd>
            </div>
          ))}
        </List>
      </Notice>
    </div>
  )
}

/** Once the form is gone nobody writes it. */
const never = () => () => undefined

function typedTexts(values: Readonly<Record<string, unknown>>): (readonly [label: string, text: string])[] {
  return Object.entries(LABELS).flatMap(([name, label]) => {
    const text = values[name]
    // The path of a picture says nothing to its reader.
    return typeof text === 'string' ? [[label, name === 'imageId' && text ? 'A picture' : text] as const] : []
  })
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin-top: 12px;
  dt {
    color: var(--muted);
    font-size: var(--t13);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
