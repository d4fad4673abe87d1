import { useLocation, useNavigate, useNavigation } from 'react-router'
import { workshopsPath } from '../../features/workshops/workshopPath.ts'
import { branchIn } from './branchFilter.ts'

/** The branch in the address, or the one on its way to it; the way to choose another; whether its list is still to come. */
export function useBranch() {
  const shown = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isChanging = next?.pathname === shown.pathname
  const { search } = isChanging ? next : shown
  function choose(branch: string): void {
    void navigate(workshopsPath(branch))
  }
  return { branch: branchIn(new URLSearchParams(search)), choose, isChanging }
}
