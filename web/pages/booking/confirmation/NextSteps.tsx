import { styled } from 'styled-components'
import { PLAN_CALLS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import type { PackageType } from '../../../api/rules/money.ts'

interface NextStepsProps {
  packageType: PackageType
  mentorName: string
  hasLink: boolean
}

/** What helps a booked session or plan go well. */
export function NextSteps({ packageType, mentorName, hasLink }: NextStepsProps) {
  const steps = packageType === 'starter' ? sessionSteps(mentorName, hasLink) : planSteps(mentorName)
  return (
    <section>
      <h2>What to do next</h2>
      <List>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </section>
  )
}

function sessionSteps(mentorName: string, hasLink: boolean): string[] {
  return [
    'Add the session to your calendar; its time is shown in your own zone there.',
    'Prepare your files: drawings, models, calculations or your resume, ready to share on screen. Leave out what your employer keeps confidential.',
    `Bring your two or three most important questions. ${SESSION_MINUTES} minutes go fast.`,
    hasLink
      ? 'Join five minutes early and test sound and screen sharing.'
      : `Watch your email: the meeting link comes there as soon as ${mentorName} has added it.`,
  ]
}

function planSteps(mentorName: string): string[] {
  return [
    `Say hello to ${mentorName}: where you stand, and where you want to be in a month.`,
    `Agree on dates for your ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes, one early, one in the middle, one at the end.`,
    'Collect the files and questions for the first session. Leave out what your employer keeps confidential.',
  ]
}

const List = styled.ol`
  display: grid;
  gap: 8px;
  padding-left: 22px;
  && {
    list-style: decimal;
  }
  li::marker {
    color: var(--muted);
    font: 600 var(--t13) var(--mono);
  }
  li {
    padding-left: 4px;
    max-width: 66ch;
  }
`
