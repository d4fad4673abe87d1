import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { DashboardTabs_mentor$key } from '../../__generated__/DashboardTabs_mentor.graphql.ts'
import { Badge } from '../../ui/Badge.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'

export const SoonTab = lazyPart(
  () => import('./SoonTab.tsx').then((module) => module.SoonTab),
  null,
  undefined,
  showFailure,
)

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'workshops', label: 'Workshops' },
  { value: 'inbox', label: 'Inbox' },
] as const

interface DashboardTabsProps {
  mentorKey: DashboardTabs_mentor$key
  /** Content of the first tab. */
  profile: ReactNode
}

/** Profile, and what opens once the mentor is accepted. */
export function DashboardTabs({ mentorKey, profile }: DashboardTabsProps) {
  const { status } = useFragment(
    graphql`
      fragment DashboardTabs_mentor on Mentor {
        status
      }
    `,
    mentorKey,
  )
  const isLocked = status !== 'ACCEPTED'
  const tabs = TABS.map(({ value, label }) => ({
    value,
    label: value === 'profile' ? label : <Soon isLocked={isLocked}>{label}</Soon>,
    disabled: isLocked && value !== 'profile',
  }))
  return (
    <UrlTabs
      label="Mentor dashboard"
      tabs={tabs}
      note={isLocked && <Why>Analytics, Workshops and Inbox open once you are accepted.</Why>}
    >
      {(tab) => (tab === 'profile' ? profile : <SoonTab key={tab} tab={tab} />)}
    </UrlTabs>
  )
}

function Soon({ isLocked, children }: { isLocked: boolean; children: string }) {
  return (
    <>
      {isLocked && <Lock aria-hidden="true" size={16} />}
      {children}
      {!isLocked && <Badge $tone="flat">soon</Badge>}
    </>
  )
}

const Why = styled(Small)`
  display: block;
  padding-top: 12px;
`
