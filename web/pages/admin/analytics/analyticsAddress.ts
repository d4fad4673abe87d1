/** How many weeks the charts may show. */
export const RANGES = [4, 12, 26, 52] as const
const USUAL = 12

/** Reads `?weeks=26`; 12 unless the address names one of the choices. */
export function weeksIn(params: URLSearchParams): number {
  return RANGES.find((range) => String(range) === params.get('weeks')) ?? USUAL
}
