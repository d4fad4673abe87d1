import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { plural } from '../../lib/plural.ts'

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** One error; `id` is the control it links to, absent for an error of the whole form. */
export interface SummaryIssue {
  id?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  issues: readonly SummaryIssue[]
  /** Changes with each rejected submit, which moves the focus here. */
  attempt: number
}

/**
 * Error summary at the top of a form, focused when a submit is rejected. A single invalid field needs no summary: its
 * message is beside it, and the focus goes to the field.
 */
export function ErrorSummary({ issues, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const focusedAt = useRef(0)
  const [first, ...others] = issues
  const single = others.length === 0 ? first : undefined
  useEffect(() => {
    // The issues may arrive in a later render than the attempt.
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
          <span>{single.message}</span>
        </Message>
      </Box>
    )
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Title>
        <CircleAlert />
        <span>{`${thingsText(issues.length)} to correct`}</span>
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

/** "Two things", "12 things": small counts as words, at the start of a sentence. */
function thingsText(count: number): string {
  return plural(count, 'thing').replace(/^\d+/, (digits) => WORDS[count] ?? digits)
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
    @media (pointer: coarse) {
      display: block;
      padding-block: 10px;
    }
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
