import type { ComponentType } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminPageQuery } from '../../__generated__/AdminPageQuery.graphql.ts'
import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { QUEUE_SKELETON, QueueLineFrame } from './queue/QueueSkeleton.tsx'
import { TabCount } from './TabCount.tsx'

export const QueueAbove = lazyPart(
  () => import('./queue/QueueBlock.tsx').then((module) => module.QueueAbove),
  QUEUE_SKELETON,
  undefined,
  showFailure,
)

export const QueueLineAbove = lazyPart(
  () => import('./queue/QueueBlock.tsx').then((module) => module.QueueLineAbove),
  <QueueLineFrame />,
)

/** The work queue of administrators, and a tab for each thing that they look after. */
export function AdminPage({ queryRef }: ScreenProps<AdminPageQuery>) {
  const { adminTotals } = usePreloadedQuery<AdminPageQuery>(
    graphql`
      query AdminPageQuery @preloadable {
        adminTotals {
          ...TabCount_totals
        }
      }
    `,
    queryRef,
  )
  const tabs = TABS.map(({ value, label }) => ({
    value,
    label: (
      <>
        {label}
        <TabCount tab={value} totalsKey={adminTotals} />
      </>
    ),
  }))
  return (
    <PageWidth>
      <UrlTabs label="Admin" tabs={tabs}>
        {(open) => {
          const { label, Part } = TABS.find(({ value }) => value === open) ?? TABS[0]
          // The queue is shown in full on the first tab, in a line on the others.
          return open === TABS[0].value ? (
            <>
              <AdminTitle title={label} />
              <QueueAbove>
                <Part />
              </QueueAbove>
            </>
          ) : (
            <>
              <QueueLineAbove />
              <Part />
            </>
          )
        }}
      </UrlTabs>
    </PageWidth>
  )
}

const SKELETON = (
  <Skeleton>
    <Bone $height="70dvh" />
  </Skeleton>
)
const tab = (code: () => Promise<ComponentType>) => lazyPart(code, SKELETON, undefined, showFailure)

interface AdminTab {
  value: string
  label: string
  Part: ComponentType
}

/** The tabs of the dashboard. Each runs its own query. */
const TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    value: 'analytics',
    label: 'Analytics',
    Part: tab(async () => (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab),
  },
  {
    value: 'mentors',
    label: 'Mentors',
    Part: tab(async () => (await import('./mentors/MentorsTab.tsx')).MentorsTab),
  },
  {
    value: 'workshops',
    label: 'Workshops',
    Part: tab(async () => (await import('./workshops/WorkshopsTab.tsx')).WorkshopsTab),
  },
  {
    value: 'mentees',
    label: 'Mentees',
    Part: tab(async () => (await import('./mentees/MenteesTab.tsx')).MenteesTab),
  },
  {
    value: 'mentorships',
    label: 'Mentorships',
    Part: tab(async () => (await import('./mentorships/MentorshipsTab.tsx')).MentorshipsTab),
  },
  {
    value: 'requests',
    label: 'Requests',
    Part: tab(async () => (await import('./requests/RequestsTab.tsx')).RequestsTab),
  },
  {
    value: 'chats',
    label: 'Chats',
    Part: tab(async () => (await import('./chats/ChatsTab.tsx')).ChatsTab),
  },
  {
    value: 'searches',
    label: 'Searches',
    Part: tab(async () => (await import('./needs/SearchesTab.tsx')).SearchesTab),
  },
  {
    value: 'needs',
    label: 'Needs',
    Part: tab(async () => (await import('./needs/NeedsTab.tsx')).NeedsTab),
  },
  {
    value: 'meanings',
    label: 'Meanings',
    Part: tab(async () => (await import('./meanings/MeaningsTab.tsx')).MeaningsTab),
  },
]
