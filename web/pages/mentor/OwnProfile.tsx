import { LateNotice } from './LateNotice.tsx'

/** In place of the buttons, for the mentor whose profile it is. */
export function OwnProfile() {
  return (
    <LateNotice title="This is your profile.">
      This is what students see, with buttons to book you and to send you a request.
    </LateNotice>
  )
}
