import { useState } from 'react'
import { readDraft, writeDraft } from '../accounts/draft.ts'

const EMPTY = { statement: '' }

/** What is written about a missed session. It stays in this tab: a dialog that is closed and a reload lose nothing. */
export function useStatement(bookingId: number): [statement: string, setStatement: (text: string) => void] {
  const key = `no-show-${bookingId}`
  const [statement, show] = useState(() => readDraft(key, EMPTY).statement ?? '')
  function setStatement(text: string): void {
    show(text)
    writeDraft(key, EMPTY, { statement: text })
  }
  return [statement, setStatement]
}
