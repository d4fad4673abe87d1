import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { entryParts_change$key } from '../../__generated__/entryParts_change.graphql.ts'
import type { entryParts_subject$key } from '../../__generated__/entryParts_subject.graphql.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** What an entry is about, with a link to where that is looked after. */
export function Subjects({ subjectKeys }: { subjectKeys: entryParts_subject$key }) {
  const subjects = useFragment(
    graphql`
      fragment entryParts_subject on AuditSubject @relay(plural: true) {
        # Two kinds share numbers, and a field that is called id would name the record in the store.
        number: id
        kind
        label
        path
      }
    `,
    subjectKeys,
  )
  return (
    <List>
      {subjects.map(({ number, kind, label, path }) => (
        <li key={`${kind}:${number}`}>{path == null ? label : <Link to={path}>{label}</Link>}</li>
      ))}
    </List>
  )
}

/** Each field that changed: before → after; what has no value before is said alone. */
export function Changes({ changeKeys }: { changeKeys: entryParts_change$key }) {
  const changes = useFragment(
    graphql`
      fragment entryParts_change on AuditChange @relay(plural: true) {
        field
        before
        after
      }
    `,
    changeKeys,
  )
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <i>{field}</i>{' '}
          {before && (
            <>
              {before}
              <span aria-hidden="true"> → </span>
              <VisuallyHidden> became </VisuallyHidden>
            </>
          )}
          <b>{after || 'none'}</b>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  list-style: none;
  overflow-wrap: anywhere;
  i {
    color: var(--muted);
    font-style: normal;
  }
  b {
    font-weight: 600;
  }
`
