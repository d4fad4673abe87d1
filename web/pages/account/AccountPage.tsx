import { graphql, usePreloadedQuery } from 'react-relay'
import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { RequireSignIn } from '../../features/accounts/RequireSignIn.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { AccountColumns, AccountFrame, AccountSheets } from './AccountColumns.ts'
import { AccountNav } from './AccountNav.tsx'
import { AccountPageSkeleton } from './AccountPageSkeleton.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { Profile } from './Profile.tsx'
import { DevicesSkeleton } from './DevicesSkeleton.tsx'
import { YourData } from './YourData.tsx'

// Below the fold; loads together with the data.
const Devices = lazyPart(
  () => import('./Devices.tsx').then((module) => module.Devices),
  <DevicesSkeleton />,
  undefined,
  showFailure,
)
Devices.preload()

/** Account and security of a member of any kind. */
export function AccountPage({ queryRef }: ScreenProps<AccountPageQuery>) {
  const { viewer, site } = usePreloadedQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery @preloadable {
        viewer {
          ...Profile_viewer
          ...ChangePassword_viewer
          ...Devices_viewer
          ...CloseAccount_viewer
        }
        site {
          ...Devices_site
        }
      }
    `,
    queryRef,
  )
  if (!viewer)
    return (
      <RequireSignIn>
        <AccountPageSkeleton />
      </RequireSignIn>
    )
  return (
    <AccountFrame>
      <PageTitle title="Account and security" lead="Your details, password, devices and data." />
      <AccountColumns>
        <AccountNav />
        <AccountSheets>
          <Profile viewerKey={viewer} />
          <ChangePassword viewerKey={viewer} />
          <Devices viewerKey={viewer} siteKey={site} />
          <YourData />
          <CloseAccount viewerKey={viewer} />
        </AccountSheets>
      </AccountColumns>
    </AccountFrame>
  )
}
