import { Bookmark } from 'lucide-react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { SaveButton_mentor$key } from '../../__generated__/SaveButton_mentor.graphql.ts'
import { explainPress } from '../../lib/errors.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { useKept } from './kept.ts'
import { dropMentor, keepMentor } from './keepMentor.ts'

interface SaveButtonProps {
  mentorKey: SaveButton_mentor$key
  /** With a word beside the mark, where there is room. */
  word?: boolean
}

/** Saves the mentor on the shortlist, or removes them: a member's in the account, a visitor's in this browser. */
export function SaveButton({ mentorKey, word = false }: SaveButtonProps) {
  const mentor = useFragment(
    graphql`
      fragment SaveButton_mentor on Mentor {
        id
        databaseId
        name
        isSaved
      }
    `,
    mentorKey,
  )
  const { id, databaseId, name } = mentor
  const environment = useRelayEnvironment()
  const kept = useKept()
  const isSaved = mentor.isSaved ?? kept?.includes(databaseId) ?? false
  function press(): void {
    if (mentor.isSaved !== null) {
      const failed = (error: unknown) => showToast({ tone: 'destructive', ...explainPress(error) })
      void import('./changeSaved.ts').then(
        ({ changeSaved }) => changeSaved(environment, { id, databaseId }, !isSaved),
        failed,
      )
    } else if (isSaved) dropMentor(databaseId)
    else keepMentor(databaseId)
  }
  return (
    <Mark
      {...(word ? {} : { look: 'ghost' as const, icon: true })}
      aria-label={`Save ${name}`}
      aria-pressed={isSaved}
      onClick={press}
    >
      <Bookmark size={20} />
      {word && <span>{isSaved ? 'Saved' : 'Save'}</span>}
    </Mark>
  )
}

const Mark = styled(Button)`
  &[aria-pressed='true'] > svg {
    color: var(--blueprint);
    fill: currentColor;
  }
`
