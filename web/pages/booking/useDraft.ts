import { useState } from 'react'
import { readDraft, writeDraft } from './bookingMemory.ts'

/** The agenda: what the tab remembers, else what the hold on the server carries. Written down with every letter. */
export function useDraft(mentorId: number, held: string): [agenda: string, write: (agenda: string) => void] {
  const [agenda, setAgenda] = useState(() => readDraft(mentorId) || held)
  function write(text: string): void {
    setAgenda(text)
    writeDraft(mentorId, text)
  }
  return [agenda, write]
}
