import { SHORTLIST_MAXIMUM } from '../../../api/rules/constants.ts'
import { showToast } from '../../lib/toasts.ts'
import { keptIds, setKept } from './kept.ts'

/** A visitor saves a mentor in this browser; says so when it is full, or when the browser does not keep it. */
export function keepMentor(id: number): void {
  const others = keptIds().filter((kept) => kept !== id)
  if (others.length >= SHORTLIST_MAXIMUM)
    return void showToast({
      tone: 'destructive',
      title: 'Your shortlist is full',
      description: `It has ${SHORTLIST_MAXIMUM} mentors, the maximum. Remove one to save another.`,
    })
  if (!setKept([id, ...others]))
    showToast({
      title: 'Saved on this page only',
      description: 'Your browser does not let us store your shortlist. Log in to keep it in your account.',
    })
}

/** A visitor removes a mentor. Answers how to put them back where they were. */
export function dropMentor(id: number): () => void {
  const place = keptIds().indexOf(id)
  setKept(keptIds().filter((kept) => kept !== id))
  return () => {
    const others = keptIds().filter((kept) => kept !== id)
    setKept(others.toSpliced(Math.max(0, place), 0, id))
  }
}
