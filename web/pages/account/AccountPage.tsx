import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { AccountPage_viewer$key } from '../../__generated__/AccountPage_viewer.graphql.ts'
import type { AccountPageQuery } from '../../__generated__/AccountPageQuery.graphql.ts'
import type { CloseAccountDialog_viewer$key } from '../../__generated__/CloseAccountDialog_viewer.graphql.ts'
import { typeLabel } from '../../features/accounts/account.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { useResendConfirmation } from '../../features/accounts/useResendConfirmation.ts'
import { downloadFile } from '../../lib/downloadFile.ts'
import { showToast } from '../../lib/toasts.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { AccountPageSkeleton, DevicesSkeleton } from './AccountPageSkeleton.tsx'
import { AccountSection, SECTIONS } from './AccountSection.tsx'
import { ChangePassword } from './ChangePassword.tsx'

// Below the fold; loads together with the data.
const Devices = lazyPart(
  () => import('./Devices.tsx').then((module) => module.Devices),
  <DevicesSkeleton />,
  undefined,
  showFailure,
)
Devices.preload()

const CloseAccountDialog = lazyPart(() =>
  import('./CloseAccountDialog.tsx').then((module) => module.CloseAccountDialog),
)

/** Account and security of a member of any kind. */
export function AccountPage({ queryRef }: ScreenProps<AccountPageQuery>) {
  const { viewer, site } = usePreloadedQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery @preloadable {
        viewer {
          ...AccountPage_viewer
          ...ChangePassword_viewer
          ...Devices_viewer
          ...CloseAccountDialog_viewer
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
    <AccountLayout>
      <Profile viewerKey={viewer} />
      <ChangePassword viewerKey={viewer} />
      <Devices viewerKey={viewer} siteKey={site} />
      <YourData />
      <CloseAccount viewerKey={viewer} />
    </AccountLayout>
  )
}

/** Name, email and account type; for an unconfirmed email, what it blocks and how to confirm it. */
function Profile({ viewerKey }: { viewerKey: AccountPage_viewer$key }) {
  const { name, email, type, emailConfirmed } = useFragment(
    graphql`
      fragment AccountPage_viewer on Viewer {
        name
        email
        type
        emailConfirmed
      }
    `,
    viewerKey,
  )
  const confirmed = (
    <Badge $tone="good">
      <CircleCheck /> Email confirmed
    </Badge>
  )
  return (
    <AccountSection section={SECTIONS.profile} aside={emailConfirmed ? confirmed : null}>
      <TitleBlock
        cell={200}
        facts={[
          { label: 'Name', value: name },
          { label: 'Email', value: <EmailText>{email}</EmailText> },
          { label: 'Account type', value: typeLabel(type) },
        ]}
      />
      {!emailConfirmed && <UnconfirmedEmail email={email} />}
    </AccountSection>
  )
}

/** What an unconfirmed email holds back, and the way to confirm it. */
function UnconfirmedEmail({ email }: { email: string }) {
  const [resend, isSending] = useResendConfirmation()
  return (
    <Notice
      tone="warn"
      title="Your email is not confirmed yet."
      actions={
        <Button size="small" busy={isSending} onClick={resend}>
          Send the link again
        </Button>
      }
    >
      <span>You can use everything except free workshops. Open the link in the email we sent to </span>
      <EmailText>{email}</EmailText>
      <span>.</span>
    </Notice>
  )
}

const REASONS = { 429: 'You can download your data 5 times an hour, one file at a time. Please try again later.' }

/** Export of the member's data. */
function YourData() {
  const [isLoading, setLoading] = useState(false)
  async function download(): Promise<void> {
    setLoading(true)
    const { saved, reason } = await downloadFile('/api/my-data.json', REASONS)
    if (reason === null)
      showToast({ tone: 'good', title: 'Your data is saved', description: `Look for ${saved} in your downloads.` })
    else showToast({ tone: 'destructive', title: 'Download failed', description: reason })
    setLoading(false)
  }
  return (
    <AccountSection section={SECTIONS.data}>
      <Muted as="p">
        Download everything we store about you as one JSON file, without passwords. Up to 5 downloads an hour.
      </Muted>
      <ButtonRow>
        <Button busy={isLoading} onClick={() => void download()}>
          <Download size={20} />
          Download my data
        </Button>
      </ButtonRow>
    </AccountSection>
  )
}

/** Section to close the account; its dialog says what is deleted and what is kept. */
function CloseAccount({ viewerKey }: { viewerKey: CloseAccountDialog_viewer$key }) {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(CloseAccountDialog)
  function ask(): void {
    whenLoaded(() => {
      setWanted(true)
      setOpen(true)
    })
  }
  return (
    <AccountSection section={SECTIONS.closing}>
      <Muted as="p">
        This deletes your account and data permanently. You cannot close it while sessions or payments are open.
      </Muted>
      <ButtonRow>
        <Button
          look="danger"
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={CloseAccountDialog.preload}
          onClick={ask}
        >
          Close my account
        </Button>
      </ButtonRow>
      {isWanted && <CloseAccountDialog viewerKey={viewerKey} open={isOpen} onOpenChange={setOpen} />}
    </AccountSection>
  )
}
