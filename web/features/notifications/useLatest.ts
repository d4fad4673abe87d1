import { useCallback, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { latestQuery, readLatest, type Latest } from './readLatest.ts'

/**
 * The latest notifications: asked for each time the panel opens, while what is known stays on show. Null until they
 * are there; an error only when there is nothing to show.
 */
export function useLatest(open: boolean): { latest: Latest | null; error: unknown; retry: () => void } {
  const environment = useRelayEnvironment()
  const [latest, setLatest] = useState<Latest | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(
    () =>
      readLatest(environment, {
        next(answer) {
          setError(null)
          setLatest(answer)
        },
        error: setError,
      }),
    [environment],
  )
  useEffect(() => (open ? load() : undefined), [open, load])
  // The store keeps it for as long as the panel may open.
  useEffect(() => environment.retain(createOperationDescriptor(getRequest(latestQuery), {})).dispose, [environment])
  function retry(): void {
    setError(null)
    load()
  }
  return { latest, error: latest ? null : error, retry }
}
