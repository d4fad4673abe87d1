import { Unanswered } from './Unanswered.tsx'

/** Quiet notice above a list that could not be refreshed and may be out of date; disappears with the next response. */
export function StaleNotice(props: { busy: boolean; onRetry: () => void }) {
  return <Unanswered {...props}>Couldn’t check for updates.</Unanswered>
}
