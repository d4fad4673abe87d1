import { SESSION_MINUTES } from '../../../api/rules/constants.ts'
import type { Head } from '../../lib/headTags.ts'

export const homeHead = {
  title: 'Ask an engineer who has already built it',
  description: `Paid one-to-one mentors in civil, electrical and mechanical engineering. Book ${SESSION_MINUTES} minutes, in rupees.`,
  path: '/',
} satisfies Head
