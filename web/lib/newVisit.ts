let isAlive = false
globalThis.addEventListener?.('alive', () => (isAlive = true), { once: true })

/** Whether no page of this document has come alive yet. */
export const isFirstPage = (): boolean => !isAlive

/** Whether this document was opened by a link or an address, not by a reload or by going Back or Forward. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
