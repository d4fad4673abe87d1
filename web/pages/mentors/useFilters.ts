import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { readFilters, writeFilters, type Filters } from '../../features/mentors/filters.ts'

/**
 * The filters in the address, or those on their way to it, so that a second change builds on the first; the way to
 * apply others; and whether their list is still to come.
 */
export function useFilters() {
  const shown = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isChanging = next?.pathname === shown.pathname
  const { pathname, search } = isChanging ? next : shown
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search])
  function apply(wanted: Filters): void {
    void navigate(pathname + writeFilters(wanted))
  }
  return { filters, apply, isChanging }
}
