import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readFilters, writeFilters, type Filters } from './filters.ts'

/** The filters in the address, the way to apply others, and whether the list for others is on its way. */
export function useFilters() {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search])
  function apply(wanted: Filters): void {
    void navigate(pathname + writeFilters(wanted))
  }
  return { filters, apply, isChanging: next?.pathname === pathname }
}
