import type { PlainPage } from '../../relay/page.ts'

export const menteeSignupEntry = {
  paths: ['/mentee-signup', '/signup/mentee'],
  head: {
    title: 'Join as a Mentee',
    description: 'Register to book one-to-one sessions with engineers of your own branch.',
    path: '/mentee-signup',
  },
} satisfies PlainPage
