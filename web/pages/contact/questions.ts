import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import {
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
  TRIAL_MINUTES,
} from '../../../api/rules/policies.ts'
import type { Question } from '../../ui/Faq.tsx'
import { earlierFigure, ruleOf } from '../../features/policies/inForce.ts'

/** What people ask support most, the most urgent first. */
export function contactQuestions(facts: { refundWindowHours: number }): Question[] {
  return [
    {
      question: 'Can I cancel a session?',
      answer: `Yes. ${ruleOf('starter', facts).sentence} You cancel it under Sessions, or write to support. ${earlierFigure('answer', facts)}`,
    },
    {
      question: 'I paid, but my booking does not show. What now?',
      answer:
        'Give it a few minutes: a payment that is being checked is either confirmed or refunded in full, and we email you. If neither happens, write to support with the date and the amount.',
    },
    {
      question: 'How fast do you answer?',
      answer: `In ${SUPPORT_REPLY_TEXT}. We work ${SUPPORT_DAYS_TEXT}, ${SUPPORT_HOURS_TEXT} (IST), and at the weekend on urgent technical issues, such as a session that cannot be joined.`,
    },
    {
      question: 'How do I get a trial session?',
      answer: `Write to support and name the mentor. A trial session takes ${TRIAL_MINUTES} minutes and is free; not every mentor offers one.`,
    },
    {
      question: 'How are mentors chosen?',
      answer: `Mentor applications are reviewed and verified by our team before a profile goes live. A review takes ${MENTOR_REVIEW_TEXT}; we email the applicant.`,
    },
  ]
}
