import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from '../lib/tracking.ts'

/** Tracks page views; another filter or tab of the same page does not count. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => track({ name: 'pageViewed' }, pathname), [pathname])
}
