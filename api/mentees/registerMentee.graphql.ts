import { tellingKnown } from '../accounts/knownAddresses.ts'
import { z } from 'zod/mini'
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { menteeRegistrationSchema, type MenteeRegistration } from '../rules/inputs/menteeRegistration.ts'
import { signInField } from '../rules/inputs/signIn.ts'
import { PASSWORD_WORDS } from '../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { openAccount } from '../sessions/openAccount.ts'
import { enter, SIGN_IN_TOO, type StartedSession, type SignInOrigin } from '../sessions/enter.ts'
import type { App } from '../app.ts'
import type { MailContent } from '../mail/content.ts'
import { SESSION_LONG, WELCOME_LINK_DAYS } from '../rules/constants.ts'

mutation('registerMentee', {
  description: 'Registers a mentee, and signs them in when `signIn` asks for it.',
  authScopes: { public: true },
  errors: [ValidationError, EmailTakenError, RateLimitedError],
  input: {
    description: 'A registration as a mentee.',
    argument: 'The registration.',
    fields: (t) => ({
      name: t.string({ description: 'The name that mentors see.' }),
      email: t.string({ description: 'Unique among mentees, regardless of case.' }),
      password: t.string({ description: PASSWORD_WORDS }),
      mainBranch: t.string({ required: false, description: 'General when missing.' }),
      subBranch: t.string({ required: false, description: 'Specialization, optional.' }),
      currentLevel: t.string({ description: 'One of the documented seven, e.g. `Final Year Student`.' }),
      linkedinUrl: t.string({ description: 'With or without its scheme; kept as https.' }),
      signIn: t.boolean({ required: false, description: SIGN_IN_TOO }),
    }),
    schema: z.extend(menteeRegistrationSchema, { signIn: signInField }),
  },
  resolve: async (context, input) => {
    const { id, session } = await tellingKnown(
      context,
      { form: 'mentees', about: input.email },
      () => registerMentee(context, input, context.exchange),
      (outcome) => outcome instanceof EmailTakenError,
    )
    context.registered.push({ type: 'mentee', id })
    const viewer = session && (await enter(context, session))
    return { menteeId: id, viewer }
  },
  payload: {
    description: 'The mentee is registered.',
    fields: (t) => ({
      mentee: rowNow(
        t,
        'Mentee',
        'menteeId',
        'The new mentee, with the fields that only they may see, in this answer only.',
      ),
      viewer: t.expose('viewer', {
        type: ViewerType,
        nullable: true,
        description: 'The new account, now signed in; null unless `signIn` asked for it.',
      }),
    }),
  },
})

/** The new mentee, and their first session if `signIn` asks for one. Throws EmailTakenError and RateLimitedError. */
export async function registerMentee(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { password, subBranch, signIn, ...profile }: MenteeRegistration & { signIn?: boolean },
  origin: SignInOrigin,
): Promise<{ id: number; session: StartedSession | null }> {
  return await openAccount(app, {
    type: 'mentee',
    kind: 'welcome-mentee',
    email: profile.email,
    password,
    signIn,
    origin,
    create: (tx, columns) =>
      tx.mentee.create({ data: { ...profile, subBranch: subBranch ?? null, ...columns }, select: { id: true } }),
    mail: (link) => welcomeMail(link, app.config),
  })
}

function welcomeMail(link: string, { publicUrl }: { publicUrl: string }): { subject: string; content: MailContent } {
  return {
    subject: 'Welcome to Plumbline',
    content: {
      heading: 'Welcome to Plumbline',
      paragraphs: [
        'Your mentee account is ready. Please confirm your email address: you need it to join free workshops.',
        `To book a session, choose a mentor in your branch, pick an open slot and pay online. A Starter session is a ${SESSION_LONG} video call.`,
      ],
      action: { label: 'Confirm my email address', url: link },
      facts: [
        ['Find a mentor', `${publicUrl}/mentors`],
        ['Log in at', `${publicUrl}/auth?as=mentee`],
      ],
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you didn't sign up, you can ignore this email.`,
    },
  }
}
