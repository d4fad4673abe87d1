import { Fragment } from 'react'

/** An email address that breaks after its @ and its dots where it must, not in the middle of a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, index) => (
    // The parts of one text have no other identity than their place.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
