import { formatMonth } from '../../../api/rules/text/format.ts'

/** `November 2026` for `2026-11`. */
export const monthLabel = (month: string): string => formatMonth(`${month}-01`)
