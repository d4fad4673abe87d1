import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Notice } from '../../ui/Notice.tsx'

/** Why an account cannot be closed yet. */
export interface InUse {
  message: string
  reasons: readonly string[]
  suggestion: string
}

/** All reasons and what helps; focused when it appears. */
export function StillInUse({ message, reasons, suggestion }: InUse) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice tone="bad" title={message} role="alert">
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{suggestion}</p>
      </Notice>
    </Place>
  )
}

const Place = styled.div`
  outline: none;
  p {
    margin-top: 8px;
  }
`
