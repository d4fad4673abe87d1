import { useSearchParams } from 'react-router'
import { SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { isBooking, returnPath } from '../../features/accounts/addresses.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { SignUpSteps } from '../../features/accounts/SignUpSteps.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

const STEPS = [
  { title: 'Register', text: 'It costs nothing and takes two minutes.' },
  { title: 'Sign in', text: 'With the email and password you choose here.' },
  { title: 'Find your mentor', text: 'By branch, skill or name. Every mentor shows rates and free times.' },
  { title: 'Book', text: `One session of ${SESSION_MINUTES} minutes, or a month with sessions and chat.` },
]

/** The registration as a mentee. */
export function MenteeSignupPage() {
  const [params] = useSearchParams()
  return (
    <AuthFrame>
      <PageTitle title="Join as a Mentee" lead="Register once, then book a mentor of your own branch." />
      <AuthColumns $form={720}>
        <FormCard>
          {isBooking(returnPath(params)) && (
            <Notice title="Your booking waits for you.">Register, sign in, and go on where you were.</Notice>
          )}
          <RegistrationForm />
        </FormCard>
        <SignUpSteps title="What happens next" steps={STEPS} />
      </AuthColumns>
    </AuthFrame>
  )
}
