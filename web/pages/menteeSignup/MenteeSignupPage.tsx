import { useSearchParams } from 'react-router'
import { MINIMUM_AGE, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { SavedForLater } from '../../features/accounts/SavedForLater.tsx'
import { bookingReturn } from '../../features/accounts/bookingReturn.ts'
import { returnPath } from '../../features/accounts/returnPath.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { SignUpSteps } from '../../features/accounts/SignUpSteps.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

const FIND = 'Find your mentor'
const STEPS = [
  { title: 'Register', text: 'It is free and takes two minutes.' },
  { title: 'Accept the terms', text: 'A summary, and two boxes to tick.' },
  { title: FIND, text: 'By branch, skill or name. Every mentor shows rates and open slots.' },
  { title: 'Book', text: `One session of ${SESSION_MINUTES} minutes, or a month of sessions and chat.` },
]

/** For who has chosen their mentor already. */
const STEPS_TO_BOOK = STEPS.filter(({ title }) => title !== FIND)

/** Mentee registration. */
export function MenteeSignupPage() {
  const [params] = useSearchParams()
  const path = returnPath(params)
  return (
    <AuthFrame>
      <PageTitle
        title="Join as a Mentee"
        lead={`Register once, then book a mentor from your branch. You must be ${MINIMUM_AGE} or older.`}
      />
      <AuthColumns $form={720}>
        <FormCard>
          <SavedForLater path={path} next="Register" />
          <RegistrationForm />
        </FormCard>
        <SignUpSteps title="What happens next" steps={bookingReturn(path) ? STEPS_TO_BOOK : STEPS} />
      </AuthColumns>
    </AuthFrame>
  )
}
