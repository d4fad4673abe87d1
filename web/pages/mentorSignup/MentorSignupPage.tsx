import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { SignUpSteps } from '../../features/accounts/SignUpSteps.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'

const STEPS = [
  { title: 'Apply', text: 'Tell us who you are, what you do, and what you charge.' },
  { title: 'Review', text: `Our team reviews your application. This takes ${MENTOR_REVIEW_TEXT}.` },
  { title: 'Decision by email', text: 'Once you are accepted, your profile goes live and we email you.' },
  { title: 'Hours and bookings', text: 'Set your weekly hours. Mentees then book your open slots.' },
]

/** Mentor application. */
export function MentorSignupPage() {
  return (
    <AuthFrame>
      <PageTitle
        title="Join as a Mentor"
        lead={`Mentor core engineers at your own hours and rates. Review takes ${MENTOR_REVIEW_TEXT}.`}
      />
      <AuthColumns $form={720}>
        <FormCard>
          <ApplicationForm />
        </FormCard>
        <SignUpSteps title="What happens next" steps={STEPS} />
      </AuthColumns>
    </AuthFrame>
  )
}
