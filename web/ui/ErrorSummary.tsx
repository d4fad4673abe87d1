import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { countText } from '../lib/plural.ts'

/** One thing to correct; `id` is the control to lead to, absent when it concerns the whole form. */
export interface SummaryIssue {
  id?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  issues: readonly SummaryIssue[]
  /** Changes with each refused submit: the focus moves here then. */
  attempt: number
}

/**
 * What is to be corrected, at the top of a form, focused when a submit is refused. A single field needs no summary: its
 * message stands beside it, and the focus goes there.
 */
export function ErrorSummary({ issues, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const focusedAt = useRef(0)
  const [first, ...others] = issues
  const single = others.length === 0 ? first : undefined
  useEffect(() => {
    // The issues may come in a later render than the attempt.
    const target = single?.id ? document.getElementById(single.id) : box.current
    if (attempt === focusedAt.current || !target) return
    focusedAt.current = attempt
    target.focus()
  })
  if (!first || single?.id) return null
  if (single)
    return (
      <Box ref={box} role="alert" tabIndex={-1}>
        <Message>
          <CircleAlert />
          {single.message}
        </Message>
      </Box>
    )
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Title>
        <CircleAlert />
        {countText(issues.length)} to correct
      </Title>
      <ul>
        {issues.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a href={`#${id}`} onClick={(e) => lead(e, id)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Focuses the control without adding an entry to the history. */
function lead(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}

const Box = styled.div`
  padding: 16px 20px;
  border: 1px solid var(--bad);
  border-radius: var(--r-card);
  background: var(--bad-wash);
  ul {
    margin: 8px 0 0;
    padding-left: 20px;
  }
  a {
    color: var(--bad);
  }
`

const Message = styled.p`
  display: flex;
  gap: 8px;
  > svg {
    margin-top: 2px;
  }
`

const Title = styled.h2`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: var(--t17);
`
