import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { SignUpSteps } from '../../features/accounts/SignUpSteps.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'

const STEPS = [
  { title: 'Apply', text: 'Tell us who you are, what you do, and what you ask.' },
  { title: 'Review', text: `Our team reads your application. The review takes ${MENTOR_REVIEW_TEXT}.` },
  { title: 'Answer by email', text: 'Once you are accepted, your profile goes live and we write to you.' },
  { title: 'Hours and bookings', text: 'Set your weekly availability. Mentees then book your free slots.' },
]

/** The application to be a mentor. */
export function MentorSignupPage() {
  return (
    <AuthFrame>
      <PageTitle
        title="Join as a Mentor"
        lead={`Mentor core engineers in your own hours, at your own rates. Review takes ${MENTOR_REVIEW_TEXT}.`}
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
