import { LateNotice } from './LateNotice.tsx'

/** In place of the buttons, for the mentor whose profile it is. */
export function OwnProfile({ isAccepted }: { isAccepted: boolean }) {
  return (
    <LateNotice title="This is your profile.">
      {isAccepted ? 'This is what students see' : 'Students see it once you are accepted'}, with buttons to book you and
      to send you a request.
    </LateNotice>
  )
}
