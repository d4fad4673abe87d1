import { styled } from 'styled-components'
import { FocusedNotice } from '../../ui/FocusedNotice.tsx'

/** Why an account cannot be closed yet. */
export interface InUse {
  message: string
  reasons: readonly string[]
  suggestion: string
}

/** All reasons and what helps; focused when it appears. */
export function StillInUse({ message, reasons, suggestion }: InUse) {
  return (
    <FocusedNotice tone="bad" title={message} role="alert">
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Suggestion>{suggestion}</Suggestion>
    </FocusedNotice>
  )
}

const Suggestion = styled.p`
  margin-top: 8px;
`
