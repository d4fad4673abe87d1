import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../../ui/Link.tsx'
import { FIELD_HASH } from './useJump.ts'

interface JumpLinkProps {
  /** A field as in the input, or a section. */
  to: { field: string } | { section: string }
  /** It is where the person is. */
  current?: boolean
  children: ReactNode
}

/** Leads to a field or a section of the form, which gets the focus: see `useJump`. */
export function JumpLink({ to, current = false, children }: JumpLinkProps) {
  const { search } = useLocation()
  const hash = 'field' in to ? FIELD_HASH + to.field : `#${to.section}`
  return (
    <Link to={{ search, hash }} preventScrollReset aria-current={current || undefined}>
      {children}
    </Link>
  )
}
