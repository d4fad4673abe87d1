import { useSyncExternalStore } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { freshWorkshopsQuery } from '../../../__generated__/freshWorkshopsQuery.graphql.ts'
import type { OwnWorkshopsSubscription } from '../../../__generated__/OwnWorkshopsSubscription.graphql.ts'
import { readProfileDraft } from '../../../features/profiles/profileDraft.ts'
import { NOTIFICATIONS } from '../../../features/notifications/notificationStore.ts'
import { useLive } from '../../../relay/live.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { NEW_WORKSHOP, ownerOf } from './drafts.ts'
import { workshopsQuery } from './freshWorkshops.ts'
import { View, ViewTitle } from './ViewTitle.tsx'
import { OwnWorkshopList } from './OwnWorkshopList.tsx'
import { WORKSHOPS } from './workshopsAddress.ts'

/** An administrator's decision comes with a notification. */
const decisions = graphql`
  subscription OwnWorkshopsSubscription {
    notificationChanged {
      change
      lastChange
      notification {
        type
      }
    }
  }
`

/** The mentor's workshops, and the way to a new one. `round`: another one asks the server again. */
export function OwnWorkshops({ round }: { round: number }) {
  const { viewer, site } = useLazyLoadQuery<freshWorkshopsQuery>(
    workshopsQuery,
    {},
    { fetchKey: round, fetchPolicy: 'store-and-network' },
  )
  const { refresh } = useRefresh<freshWorkshopsQuery>({ query: workshopsQuery, variables: {}, topic: NOTIFICATIONS })
  useLive<OwnWorkshopsSubscription>(decisions, {
    onEvent: ({ notification }) => notification?.type === 'WORKSHOP' && refresh(),
  })
  const now = useNow(site.now)
  const hasDraft = useHasDraft(viewer?.mentor?.databaseId ?? null)
  return (
    viewer && (
      <View>
        <ViewTitle
          aside={
            <ButtonLink to={WORKSHOPS.create} look="primary">
              {hasDraft ? 'Continue your workshop' : 'Create workshop'}
            </ButtonLink>
          }
        >
          Your workshops
        </ViewTitle>
        <OwnWorkshopList viewerKey={viewer} now={now} />
      </View>
    )
  )
}

/** Whether something is typed in the form of a new workshop and not submitted. */
function useHasDraft(mentorId: number | null): boolean {
  const look = () => mentorId !== null && readProfileDraft(ownerOf(mentorId), NEW_WORKSHOP) !== null
  return useSyncExternalStore(never, look, () => false)
}

/** The list is drawn anew whenever the form is left. */
const never = () => () => undefined
