import { tellingKnown } from '../accounts/knownAddresses.ts'
import { mutation } from '../graphql/mutation.ts'
import { communityRegistrationSchema, type CommunityRegistration } from '../rules/inputs/communityRegistration.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { linkEnds, mayMail } from '../accounts/emailConfirmations.ts'
import { countSignUp } from '../accounts/bounds.ts'
import { firstPasswordLink } from '../passwords/resetTokens.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { MailContent } from '../mail/content.ts'
import { WELCOME_LINK_DAYS } from '../rules/constants.ts'

/**
 * Adds a community member and mails a link to a password. An address that has joined stays unchanged and gets no mail.
 * Throws RateLimitedError.
 */
export async function registerCommunityMember(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { name, email, engineeringField, type }: CommunityRegistration,
  { ip }: { ip: string },
): Promise<{ alreadyJoined: boolean }> {
  await countSignUp(app, ip)
  try {
    await inTransaction(app.db, async (tx) => {
      const { id } = await tx.communityMember.create({
        data: { name, email, branch: engineeringField, type, joinDate: app.clock.now() },
        select: { id: true },
      })
      if (await mayMail(tx, app, { type: 'community', id, email })) {
        const link = await firstPasswordLink(tx, app, { email })
        await queueEmail(tx, app, {
          kind: 'welcome-community',
          dedupeKey: `welcome:community:${id}`,
          to: email,
          recipient: { type: 'community', id },
          about: null,
          validUntil: linkEnds(app),
          ...welcomeMail(link, app.config),
        })
      }
    })
    return { alreadyJoined: false }
  } catch (error) {
    if (violates(error, 'community_members_email_key')) return { alreadyJoined: true }
    throw error
  }
}

/** What a new member of the community reads; `link` leads to their first password. No name, as the address is not proven. */
function welcomeMail(
  link: string,
  { publicUrl, communityGroupUrl }: { publicUrl: string; communityGroupUrl: string },
): { subject: string; content: MailContent } {
  return {
    subject: 'Welcome to the Plumbline community',
    content: {
      heading: 'Welcome to the community',
      paragraphs: [
        "You've joined. Set a password to log in as a community member. This also confirms your email address.",
      ],
      action: { label: 'Set my password', url: link },
      facts: [
        ['Log in at', `${publicUrl}/auth?as=community`],
        ['Our group', communityGroupUrl],
        ['Workshops', `${publicUrl}/workshops`],
      ],
      note: `The link works once, for ${WELCOME_LINK_DAYS} days. After that, use "Forgot password?" on the login page to get a new one. If you didn't join, you can ignore this email.`,
    },
  }
}

mutation('registerCommunityMember', {
  description: 'Joins the community; the welcome mail has a link to a password. Nobody is signed in by it.',
  authScopes: { public: true },
  errors: [ValidationError, RateLimitedError],
  input: {
    description: 'Who joins the community.',
    argument: 'Who joins.',
    fields: (t) => ({
      name: t.string({ description: 'At least 2 characters.' }),
      email: t.string({ description: 'Unique among community members, regardless of case.' }),
      engineeringField: t.string({ description: 'In their own words, e.g. `Civil Engineering`.' }),
      type: t.string({ description: '`student` or `early-career`.' }),
    }),
    schema: communityRegistrationSchema,
  },
  resolve: (context, input) =>
    tellingKnown(
      context,
      { form: 'community', about: input.email },
      () => registerCommunityMember(context, input, context.exchange),
      (outcome) => 'alreadyJoined' in outcome && outcome.alreadyJoined,
    ),
  payload: {
    description: 'They are a member.',
    fields: (t) => ({
      alreadyJoined: t.exposeBoolean('alreadyJoined', {
        description: 'True when this address had joined before: nothing has changed and no mail is sent.',
      }),
    }),
  },
})
