import { tellingKnown } from '../../accounts/knownAddresses.ts'
import { z } from 'zod/mini'
import { EmailTakenError } from '../../accounts/accountErrors.ts'
import { ViewerType } from '../../accounts/viewer.graphql.ts'
import { mutation } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { mentorApplicationSchema, type MentorApplication } from '../../rules/inputs/mentorApplication.ts'
import { signInField } from '../../rules/inputs/signIn.ts'
import { PASSWORD_WORDS } from '../../rules/people/passwords.ts'
import { RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { openAccount } from '../../sessions/openAccount.ts'
import { enter, SIGN_IN_TOO, type StartedSession, type SignInOrigin } from '../../sessions/enter.ts'
import type { App } from '../../app.ts'
import { forEachAskedList } from '../../rules/people/mentorLists.ts'
import { listField } from '../profile/profileFields.graphql.ts'
import { parseRupees } from '../../rules/text/format.ts'
import type { MailContent } from '../../mail/content.ts'
import { MENTOR_REVIEW_TEXT, WELCOME_LINK_DAYS } from '../../rules/constants.ts'

mutation('applyAsMentor', {
  description:
    'Applies as a mentor, and signs the applicant in when `signIn` asks for it. The mentor is listed only once accepted.',
  authScopes: { public: true },
  errors: [ValidationError, EmailTakenError, RateLimitedError],
  input: {
    description: 'An application as a mentor. Status, rating and the like are not for the applicant to set.',
    argument: 'The application.',
    fields: (t) => ({
      name: t.string({ description: 'Full name.' }),
      email: t.string({ description: 'Unique among mentors, regardless of case.' }),
      password: t.string({ description: PASSWORD_WORDS }),
      mainBranch: t.string({ required: false, description: 'General when missing.' }),
      subBranch: t.string({ required: false, description: 'Specialization; must be given.' }),
      bio: t.string({ description: 'A few lines, at most 2000 characters.' }),
      experience: t.float({ description: 'Whole years, at least 1.' }),
      starterPackageRate: t.string({ description: 'Rupees as text, `300.00`; at least 1.' }),
      advancedPackageRate: t.string({ description: 'Rupees as text, `3000.00`; at least 1.' }),
      linkedinUrl: t.string({ description: 'With or without its scheme; kept as https.' }),
      ...forEachAskedList((_name, list) => listField(t, list)),
      available: t.boolean({
        required: false,
        description: 'Whether bookings are taken once accepted; true when missing.',
      }),
      signIn: t.boolean({ required: false, description: SIGN_IN_TOO }),
    }),
    schema: z.extend(mentorApplicationSchema, { signIn: signInField }),
  },
  resolve: async (context, input) => {
    const { id, session } = await tellingKnown(
      context,
      { form: 'mentors', about: input.email },
      () => applyAsMentor(context, input, context.exchange),
      (outcome) => outcome instanceof EmailTakenError,
    )
    context.registered.push({ type: 'mentor', id })
    const viewer = session && (await enter(context, session))
    return { mentorId: id, viewer }
  },
  payload: {
    description: 'The application is in review.',
    fields: (t) => ({
      mentor: rowNow(
        t,
        'Mentor',
        'mentorId',
        'The new mentor, with the fields that only they may see, in this answer only.',
      ),
      viewer: t.expose('viewer', {
        type: ViewerType,
        nullable: true,
        description: 'The new account, now signed in; null unless `signIn` asked for it.',
      }),
    }),
  },
})

/** The new mentor, under review, and a session if `signIn` asks for one. Throws EmailTakenError and RateLimitedError. */
export async function applyAsMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  application: MentorApplication & { signIn?: boolean },
  origin: SignInOrigin,
): Promise<{ id: number; session: StartedSession | null }> {
  const { password, starterPackageRate, advancedPackageRate, subBranch, signIn, ...profile } = application
  // The schema has checked them.
  const rates = {
    starterPackageRate: parseRupees(starterPackageRate)!,
    advancedPackageRate: parseRupees(advancedPackageRate)!,
  }
  return await openAccount(app, {
    type: 'mentor',
    kind: 'welcome-mentor',
    email: profile.email,
    password,
    signIn,
    origin,
    create: (tx, columns) =>
      tx.mentor.create({
        data: {
          ...profile,
          ...forEachAskedList((name) => profile[name] ?? []),
          ...rates,
          subBranch: subBranch ?? null,
          ...columns,
        },
        select: { id: true },
      }),
    mail: (link) => applicationMail(link, app.config),
  })
}

function applicationMail(
  link: string,
  { publicUrl }: { publicUrl: string },
): { subject: string; content: MailContent } {
  return {
    subject: 'We have received your application',
    content: {
      heading: 'Thank you for applying',
      paragraphs: [
        `Our team reviews every application. It takes ${MENTOR_REVIEW_TEXT}, and we'll email you as soon as it's done.`,
        'Meanwhile, please confirm your email address, so that our reply reaches you.',
      ],
      action: { label: 'Confirm my email address', url: link },
      facts: [
        ['Status', 'Pending review'],
        ['Review takes', MENTOR_REVIEW_TEXT],
        ['Log in at', `${publicUrl}/auth?as=mentor`],
      ],
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you didn't apply, you can ignore this email.`,
    },
  }
}
