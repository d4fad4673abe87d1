import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { DashboardTabs_mentor$key } from '../../__generated__/DashboardTabs_mentor.graphql.ts'
import type { DashboardTabs_site$key } from '../../__generated__/DashboardTabs_site.graphql.ts'
import type { DashboardTabs_viewer$key } from '../../__generated__/DashboardTabs_viewer.graphql.ts'
import { tabIn } from '../../lib/tabAddress.ts'
import { AfterFirst } from '../../ui/AfterFirst.tsx'
import { Badge, Count } from '../../ui/mark/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProfileTab } from './profile/ProfileTab.tsx'
import { TABS } from './tabs.ts'

/** About as high as the window leaves room. */
const skeleton = (
  <Skeleton>
    <Bone $height="70dvh" />
  </Skeleton>
)

/** The inbox loads with its tab, as workshops do. */
export const Inbox = lazyPart(
  () => import('./inbox/Inbox.tsx').then((module) => module.Inbox),
  skeleton,
  undefined,
  showFailure,
)

export const Workshops = lazyPart(
  () => import('./workshops/Workshops.tsx').then((module) => module.Workshops),
  skeleton,
  undefined,
  showFailure,
)

interface DashboardTabsProps {
  mentorKey: DashboardTabs_mentor$key
  viewerKey: DashboardTabs_viewer$key
  siteKey: DashboardTabs_site$key
  /** Above the tabs, but not above the inbox, which takes the window, nor above an open workshop. */
  above: ReactNode
}

/** Profile, and what opens once the mentor is accepted. A mentor with conversations keeps the inbox: mentees have paid. */
export function DashboardTabs({ mentorKey, viewerKey, siteKey, above }: DashboardTabsProps) {
  const { status } = useFragment(
    graphql`
      fragment DashboardTabs_mentor on Mentor {
        status
      }
    `,
    mentorKey,
  )
  const { unreadMessages, hasConversations, ...viewer } = useFragment(
    graphql`
      fragment DashboardTabs_viewer on Viewer {
        unreadMessages
        hasConversations
        ...ProfileTab_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment DashboardTabs_site on Site {
        ...ProfileTab_site
      }
    `,
    siteKey,
  )
  const isAccepted = status === 'ACCEPTED'
  const hasInbox = isAccepted || hasConversations
  const tabs = TABS.map(({ value, label }) => {
    const isOpen = value === 'profile' || (value === 'inbox' ? hasInbox : isAccepted)
    return {
      value,
      label: (
        <>
          {!isOpen && <Lock aria-hidden="true" size={16} />}
          <span>{label}</span>
          {isOpen && value === 'analytics' && <Badge $tone="flat">soon</Badge>}
          {value === 'inbox' && unreadMessages > 0 && (
            <Count $new>
              <span>{unreadMessages}</span>
              <VisuallyHidden> unread</VisuallyHidden>
            </Count>
          )}
        </>
      ),
      disabled: !isOpen,
    }
  })
  const { search } = useLocation()
  const tab = tabIn(search, TABS)
  const isInbox = hasInbox && tab === 'inbox'
  // One of them, or its form, takes the page as well.
  const isWorkshop = isAccepted && tab === 'workshops' && /[?&](form|workshop)=/.test(search)
  return (
    <>
      {isInbox || isWorkshop ? <VisuallyHidden as="h1">{isInbox ? 'Inbox' : 'Workshops'}</VisuallyHidden> : above}
      <UrlTabs
        label="Mentor dashboard"
        tabs={tabs}
        note={
          !isAccepted &&
          !isInbox && (
            <Why>
              {hasInbox ? 'Analytics and Workshops open' : 'Analytics, Workshops and Inbox open'} once you are accepted.
            </Why>
          )
        }
      >
        {(open) =>
          open === 'profile' ? (
            <SectionBoundary fallback={showFailure}>
              <AfterFirst skeleton={skeleton}>
                <ProfileTab viewerKey={viewer} siteKey={site} />
              </AfterFirst>
            </SectionBoundary>
          ) : open === 'inbox' ? (
            <Inbox />
          ) : open === 'workshops' ? (
            <Workshops />
          ) : (
            <EmptyState title="Analytics: coming soon">
              You will see here how many students look at your profile, book you and come back.
            </EmptyState>
          )
        }
      </UrlTabs>
    </>
  )
}

const Why = styled(Small)`
  display: block;
  padding-top: 12px;
`
