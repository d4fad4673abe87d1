import { mentors } from './mentors/mentors.ts'
import { mentees } from './people/mentees.ts'
import { demoEmail } from './draftText.ts'

/** An account to sign in with on a demo site. */
export interface DemoAccount {
  kind: 'Mentor' | 'Mentee'
  name: string
  email: string
  password: string
}

/** Every demo person has this password; the strong rule holds for it. */
export const DEMO_PASSWORD = 'Demo@pass1'

function account(kind: DemoAccount['kind'], [person]: readonly { name: string }[]): DemoAccount {
  const name = person?.name ?? ''
  return { kind, name, email: demoEmail(name), password: DEMO_PASSWORD }
}

/** What the start prints: the two accounts with the fullest history. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [account('Mentor', mentors), account('Mentee', mentees)]
