import type { ReactNode } from 'react'
import { Link } from '../Link.tsx'

interface NeedsScriptProps {
  /** What cannot be done without script: “Joining”. */
  what: string
  /** What one can do instead, after “or”; writing to us if absent. */
  children?: ReactNode
}

/**
 * Tells a visitor without script what needs it. Drawn by the server only; `index.html` has its look, and hides what does
 * nothing without script.
 */
export function NeedsScript(props: NeedsScriptProps) {
  return <noscript>{import.meta.env.SSR && <NeedsScriptWords {...props} />}</noscript>
}

/** The same for inside of a `noscript`. */
export function NeedsScriptWords({ what, children }: NeedsScriptProps) {
  return (
    <p>
      {what} needs JavaScript. Turn it on in your browser and load this page again, or{' '}
      {children ?? <Link to="/contact-us">write to us</Link>}
      <span>.</span>
    </p>
  )
}
