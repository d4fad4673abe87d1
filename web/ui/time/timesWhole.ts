import type { ReactNode } from 'react'

/** A text whose times stay on one line: no line ends within `7:30 pm IST`. What is no text comes back as it is. */
export function timesWhole<Shown extends ReactNode>(shown: Shown): Shown | string {
  return typeof shown === 'string'
    ? shown.replaceAll(/(?<=\d) ([ap]m)( IST)?\b/gi, (time) => time.replaceAll(' ', '\u00A0'))
    : shown
}
