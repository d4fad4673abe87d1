import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PackageType } from '../../../api/rules/money.ts'

/** The plan that is looked at, kept in the address as `package=advanced`; Starter unless told otherwise. */
export function usePlan(): [plan: PackageType, setPlan: (plan: PackageType) => void] {
  const [query, setQuery] = useSearchParams()
  const inAddress = query.get('package')?.toLowerCase() === 'advanced' ? 'advanced' : 'starter'
  // The address follows a moment later; the switch must not fall back until then.
  const [wished, setWished] = useState<PackageType | null>(null)
  if (wished === inAddress) setWished(null)
  function setPlan(wanted: PackageType): void {
    setWished(wanted)
    const next = new URLSearchParams(query)
    if (wanted === 'advanced') next.set('package', 'advanced')
    else next.delete('package')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return [wished ?? inAddress, setPlan]
}
