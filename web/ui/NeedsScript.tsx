import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

interface NeedsScriptProps {
  /** What cannot be done without script: “Joining”. */
  what: string
  /** What one can do instead, after “or”; writing to us if absent. */
  children?: ReactNode
}

/**
 * Tells a visitor without script what needs it. Drawn by the server only; `index.html` has its look, and hides what does
 * nothing without script: forms without an address and buttons that submit none.
 */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p>
          {what} needs JavaScript. Turn it on in your browser and load this page again, or{' '}
          {children ?? <Link to="/contact-us">write to us</Link>}.
        </p>
      )}
    </noscript>
  )
}
