import { useSearchParams } from 'react-router'
import type { PackageType } from '../../../api/rules/money.ts'

/** The plan that is looked at, kept in the address as `package=advanced`; Starter unless told otherwise. */
export function usePlan(): [plan: PackageType, setPlan: (plan: PackageType) => void] {
  const [query, setQuery] = useSearchParams()
  const plan = query.get('package')?.toLowerCase() === 'advanced' ? 'advanced' : 'starter'
  function setPlan(wanted: PackageType): void {
    const next = new URLSearchParams(query)
    if (wanted === 'advanced') next.set('package', 'advanced')
    else next.delete('package')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return [plan, setPlan]
}
