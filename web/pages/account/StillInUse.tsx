import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/Notice.tsx'

/** Why an account cannot go yet. */
export interface InUse {
  message: string
  reasons: readonly string[]
  suggestion: string
}

/** Every reason and what helps; takes the focus when it comes. */
export function StillInUse({ message, reasons, suggestion }: InUse) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="bad" title={message} role="alert">
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{suggestion}</p>
      </Notice>
    </div>
  )
}
