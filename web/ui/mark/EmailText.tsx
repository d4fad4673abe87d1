import { Fragment } from 'react'

/** An email address that wraps after @ and dots, not within a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, index) => (
    // The parts of a text are identified by their index only.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
