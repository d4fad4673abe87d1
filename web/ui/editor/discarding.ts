import type { MouseEvent } from 'react'

/** Presses a button that discards what was typed in its form: the button goes with it, so the first field gets the focus. */
export const discarding =
  (discard: () => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    discard()
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
