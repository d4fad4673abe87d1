import { Suspense, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { LAST_ACTIVE_RECENT_HOURS, RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { HOUR_MS } from '../../../api/rules/time/durations.ts'
import type { MentorPage_mentor$key } from '../../__generated__/MentorPage_mentor.graphql.ts'
import type { MentorPageQuery } from '../../__generated__/MentorPageQuery.graphql.ts'
import type { MentorPage_facts$key } from '../../__generated__/MentorPage_facts.graphql.ts'
import { RequestArea } from '../../features/requests/RequestArea.tsx'
import { IncludedBar } from '../../features/sessions/included/IncludedBar.tsx'
import { SaveButton } from '../../features/shortlist/SaveButton.tsx'
import { nextIncluded, readPaidPlans } from '../../features/sessions/included/paidPlans.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { BackLink } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { plural } from '../../lib/plural.ts'
import { breakpoints } from '../../ui/theme.ts'
import { RelativeTime } from '../../ui/time/Time.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { ChatButton } from './ChatButton.tsx'
import { MentorAbout } from './MentorAbout.tsx'
import { MentorBelow } from './MentorBelow.tsx'
import { MentorHead } from './MentorHead.tsx'
import { MentorNotFound } from './MentorNotFound.tsx'
import { mentorHead } from './page.ts'
import { PlanBar, PlanPanel } from './PlanPanel.tsx'
import { ProfileColumns, ProfilePage, ProfileSide } from './profileParts.ts'

/** A mentor's public profile: the person on the left, the two plans on the right or, on a phone, below the facts. */
export function MentorPage({ queryRef }: ScreenProps<MentorPageQuery>) {
  const { mentor, site, viewer } = usePreloadedQuery<MentorPageQuery>(
    graphql`
      query MentorPageQuery($id: Int!, $reviews: Int, $stars: Int) @preloadable @raw_response_type {
        site {
          now
          ...PlanPanel_site
        }
        mentor(id: $id) {
          ...MentorPage_mentor
          ...MentorHead_mentor
          ...MentorPage_facts
          ...MentorAbout_mentor
          ...MentorBelow_mentor @arguments(reviews: $reviews, stars: $stars)
          ...PlanPanel_mentor
          ...PlanPanel_bar
          ...ChatButton_mentor
          ...SaveButton_mentor
          databaseId
          status
          ...RequestArea_mentor
        }
        viewer {
          type
          databaseId
          ...RequestArea_viewer
          ...MentorNotFound_viewer
          ...paidPlans_viewer
        }
      }
    `,
    queryRef,
  )
  const [plan, setPlan] = usePlan()
  if (!mentor) return <MentorNotFound viewerKey={viewer} />
  const now = new Date(site.now)
  const isOwn = viewer?.type === 'MENTOR' && viewer.databaseId === mentor.databaseId
  const paid = isOwn ? [] : readPaidPlans(viewer, now, mentor.databaseId)
  const included = nextIncluded(paid)
  return (
    <ProfilePage>
      <MentorSeo mentorKey={mentor} />
      <Top>
        <BackLink to="/mentors">Find Mentors</BackLink>
        {!isOwn && <SaveButton mentorKey={mentor} word />}
      </Top>
      <ProfileColumns>
        <Person>
          <MentorHead mentorKey={mentor} />
          <MentorFacts mentorKey={mentor} now={now} />
        </Person>
        <ProfileSide aria-label="Book a session">
          <PlanPanel
            mentorKey={mentor}
            siteKey={site}
            now={now}
            plan={plan}
            onPlan={setPlan}
            paid={paid}
            closed={
              isOwn && (
                <Notice title="This is your profile.">
                  {`${mentor.status === 'ACCEPTED' ? 'This is what students see' : 'Students see it once you are accepted'}, with buttons to book you and to send you a request.`}
                </Notice>
              )
            }
          />
          {!isOwn && <RequestArea mentorKey={mentor} viewerKey={viewer} siteNow={site.now} />}
        </ProfileSide>
        <Person>
          <MentorAbout mentorKey={mentor} />
          <SectionBoundary fallback={showFailure}>
            {/* React makes what is in it alive in a task of its own. */}
            <Suspense>
              <MentorBelow mentorKey={mentor} isMember={viewer !== null} />
            </Suspense>
          </SectionBoundary>
        </Person>
      </ProfileColumns>
      {included ? (
        <IncludedBar plan={included} now={now} />
      ) : (
        !isOwn && <PlanBar mentorKey={mentor} now={now} plan={plan} />
      )}
      <ChatButton mentorKey={mentor} viewerType={viewer?.type ?? null} />
    </ProfilePage>
  )
}

/** The plan that is looked at: the address’s, which the links of the switch change. */
function usePlan(): [plan: PackageType, setPlan: (plan: PackageType) => void] {
  const [query] = useSearchParams()
  const inAddress = query.get('package')?.toLowerCase() === 'advanced' ? 'advanced' : 'starter'
  // The address follows a moment later; the switch must not fall back until then.
  const [wished, setWished] = useState<PackageType | null>(null)
  if (wished === inAddress) setWished(null)
  return [wished ?? inAddress, setWished]
}

/** Title and description of a profile. */
function MentorSeo({ mentorKey }: { mentorKey: MentorPage_mentor$key }) {
  const {
    databaseId,
    name,
    mainBranch,
    subBranch,
    currentJobTitle,
    currentCompany,
    profileImage,
    hasProfileImage,
    starterPrice,
  } = useFragment(
    graphql`
      fragment MentorPage_mentor on Mentor {
        databaseId
        name
        mainBranch
        subBranch
        currentJobTitle
        currentCompany
        profileImage
        hasProfileImage
        starterPrice
      }
    `,
    mentorKey,
  )
  return (
    <PageHead
      {...mentorHead({
        databaseId,
        name,
        mainBranch,
        subBranch,
        currentJobTitle,
        currentCompany,
        profileImage,
        hasProfileImage,
        starterPrice,
      })}
    />
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  align-items: center;
`

const Person = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  min-width: 0;
`

interface MentorFactsProps {
  mentorKey: MentorPage_facts$key
  /** The server's clock. */
  now: Date
}

/** Quick facts, four once sessions were held. Activity within the last day is shown in green. */
function MentorFacts({ mentorKey, now }: MentorFactsProps) {
  const { experience, lastActiveAt, sessionsHeld } = useFragment(
    graphql`
      fragment MentorPage_facts on Mentor {
        experience
        lastActiveAt
        sessionsHeld
      }
    `,
    mentorKey,
  )
  return (
    <Four>
      <TitleBlock
        facts={[
          { label: 'Experience', value: plural(experience, 'year') },
          { label: 'Response time', value: `Within ${RESPONSE_HOURS} hours` },
          { label: 'Last active', value: lastActiveAt ? <LastActive at={lastActiveAt} now={now} /> : 'Not yet' },
          ...(sessionsHeld > 0 ? [{ label: 'Sessions held', value: sessionsHeld }] : []),
        ]}
      />
    </Four>
  )
}

function LastActive({ at, now }: { at: string; now: Date }) {
  const recent = now.getTime() - new Date(at).getTime() < LAST_ACTIVE_RECENT_HOURS * HOUR_MS
  return (
    <Moment data-recent={recent}>
      <RelativeTime at={at} now={now} />
    </Moment>
  )
}

const Four = styled.div`
  @media (max-width: ${breakpoints.phone}) {
    > dl > div {
      flex-basis: 40%;
    }
  }
`

const Moment = styled.span`
  &[data-recent='true'] {
    color: var(--good);
  }
  > time {
    font: inherit;
    letter-spacing: inherit;
  }
`
