import { useEffect, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../../ui/Link.tsx'
import { SECTIONS } from './sections.ts'

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

/** Before the name of a field in the address; without it a hash names a section. */
const FIELD_HASH = '#edit-'

const CONTROLS = 'input, select, textarea, button'

/**
 * Focuses the field or section that the address names, when it is opened and with each jump. A field is the control of
 * that name, or else the first one of its section.
 */
export function useJump(page: RefObject<HTMLElement | null>): void {
  // Another one with each jump, also to the same field.
  const location = useLocation()
  useEffect(() => {
    // The picture is above the tabs.
    const root = page.current?.closest('main') ?? page.current
    const target = root && location.hash && find(root, location.hash)
    if (!target) return
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: target.matches(CONTROLS) ? 'center' : 'start' })
  }, [page, location])
}

function find(root: HTMLElement, hash: string): HTMLElement | null {
  if (!hash.startsWith(FIELD_HASH)) return root.querySelector(`#${CSS.escape(hash.slice(1))}`)
  const name = hash.slice(FIELD_HASH.length)
  const section = SECTIONS.find(({ items }) => items.some((item) => item === name))
  const field = root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  return field ?? (section ? root.querySelector<HTMLElement>(`#${section.id} :is(${CONTROLS})`) : null)
}
