import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from '../lib/tracking.ts'

/** Notes each page that is opened; another filter or tab of the same page is none. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => track({ name: 'pageViewed' }, pathname), [pathname])
}
