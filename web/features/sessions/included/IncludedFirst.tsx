import type { BookIncludedSessionButton_plan$key } from '../../../__generated__/BookIncludedSessionButton_plan.graphql.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { BookIncludedSessionButton } from './BookIncludedSessionButton.tsx'

/** Beside a session that would be paid for, for who has a package with one left: nobody pays twice by mistake. */
export function IncludedFirst({ planKey }: { planKey: BookIncludedSessionButton_plan$key }) {
  return (
    <Notice
      tone="warn"
      title="Your package includes sessions."
      actions={<BookIncludedSessionButton planKey={planKey} />}
    >
      If you pay for this session, it costs extra.
    </Notice>
  )
}
