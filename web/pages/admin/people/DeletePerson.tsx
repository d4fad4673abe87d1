import type { ReactNode } from 'react'
import { TypedConfirmation } from '../../../ui/TypedConfirmation.tsx'

/** Why somebody was not deleted. */
export interface NotDeleted {
  message: string
  /** What depends on them, and what to do about it; null for any other reason. */
  inUse: { constraints: readonly { readonly message: string }[]; suggestion: string } | null
}

interface DeletePersonProps {
  kind: 'mentor' | 'mentee'
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What goes and what stays. */
  children: ReactNode
  /** Resolves to null when it is done. Never rejects. */
  remove: () => Promise<NotDeleted | null>
}

/** Asks for the name before a mentor or mentee is deleted, and says what keeps them from it. */
export function DeletePerson({ kind, name, open, onOpenChange, children, remove }: DeletePersonProps) {
  async function confirm(): Promise<ReactNode> {
    const refused = await remove()
    if (!refused) return null
    const { message, inUse } = refused
    if (!inUse)
      return (
        <>
          <b>Error</b> {message}
        </>
      )
    return (
      <>
        <b>{kind === 'mentor' ? 'Cannot Delete Mentor' : 'Cannot Delete Mentee'}</b>
        <ul>
          {inUse.constraints.map((constraint) => (
            <li key={constraint.message}>{constraint.message}</li>
          ))}
        </ul>
        {inUse.suggestion}
      </>
    )
  }
  return (
    <TypedConfirmation
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      phrase={name}
      action={`Delete ${kind}`}
      onConfirm={confirm}
    >
      {children}
    </TypedConfirmation>
  )
}
