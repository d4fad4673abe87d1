import { countVisitorChange } from '../accounts/bounds.ts'
import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { errorType } from '../graphql/errors.ts'
import { mutation } from '../graphql/mutation.ts'
import type { MentorNeed } from '../generated/prisma/client.ts'
import { isFound } from '../mentors/search/fitting.ts'
import { inSearchTurn } from '../mentors/search/searchTurns.ts'
import { createMentorNeedSchema, missedSearchSchema, NEED_MAXIMUM, needCodeSchema } from '../rules/inputs/needs.ts'
import { NotFoundError, NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { countMissedSearch } from './missedSearches.ts'
import { confirmNeed, createNeed, endNeed, needBehind, NeedsFullError } from './needs.ts'

errorType(NeedsFullError, 'So many needs with emails an account or an address may have.')

const NeedMailing = enumOf('NeedMailing', 'Whether somebody is emailed about mentors who fit what they need.', {
  none: 'They did not ask for it.',
  to_be_confirmed: 'Once the mailed link is confirmed.',
  unconfirmed_account: 'Once the email address of the account is confirmed.',
  on: 'From now on.',
})

mutation('createMentorNeed', {
  description:
    'Keeps what somebody needs and did not find. A visitor’s address is mailed a link first, whatever is known of it; a member is emailed at the address of the account.',
  authScopes: { public: true },
  errors: [ValidationError, RateLimitedError, NotSignedInError, NeedsFullError],
  input: {
    description: 'What somebody needs.',
    argument: 'What somebody needs.',
    fields: (t) => ({
      text: t.string({ description: `In their words, 5 to ${NEED_MAXIMUM} characters.` }),
      search: t.string({ required: false, description: 'What they had searched for.' }),
      email: t.string({
        required: false,
        description: 'Of a visitor who wants to be emailed about mentors; ignored for a member.',
      }),
      wantsMail: t.boolean({
        required: false,
        description: 'Whether a member wants to be emailed; false when missing.',
      }),
    }),
    schema: createMentorNeedSchema,
  },
  resolve: async (context, input) => ({ mailing: await createNeed(context, context, input, context.exchange) }),
  payload: {
    description: 'It is kept.',
    fields: (t) => ({
      mailing: t.expose('mailing', {
        type: NeedMailing,
        description: 'Whether they are emailed about mentors. TO_BE_CONFIRMED for every address that a visitor gives.',
      }),
    }),
  },
})

mutation('countMissedSearch', {
  description:
    'Counts a search that found fewer than three mentors for all its words, once an hour for a network. Others are not counted; the answer is the same.',
  authScopes: { public: true },
  errors: [ValidationError],
  input: {
    description: 'What was searched for.',
    argument: 'What was searched for.',
    fields: (t) => ({ search: t.string({ description: 'As it was typed.' }) }),
    schema: missedSearchSchema,
  },
  resolve: async (context, { search = '' }) => {
    const look = () => inSearchTurn(context, () => isFound(context, search))
    await countMissedSearch(context, search, context.exchange, look)
    return { ok: true }
  },
  payload: {
    description: 'It may be counted.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  },
})

const MailedNeed = builder.objectRef<MentorNeed>('MailedNeed').implement({
  description: 'What somebody told us that they need, for anyone who has the link of one of its emails.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In their words.' }),
    state: t.field({
      type: enumOf('MailedNeedState', 'Whether emails come.', {
        unconfirmed: 'Once the link is confirmed.',
        open: 'When a mentor who fits joins.',
        ended: 'No longer.',
      }),
      description: 'Whether emails about mentors come.',
      resolve: ({ endedAt, userId, confirmedAt }) =>
        endedAt ? ('ended' as const) : userId !== null || confirmedAt ? ('open' as const) : ('unconfirmed' as const),
    }),
    mails: t.exposeInt('mails', { description: 'How many mentors they were emailed about.' }),
  }),
})

builder.queryField('mailedNeed', (t) =>
  t.field({
    type: MailedNeed,
    nullable: true,
    authScopes: { public: true },
    description: 'The need behind a mailed link; null for any other text. Reading changes nothing.',
    args: { code: t.arg.string({ description: 'As in the link.' }) },
    resolve: (_root, { code }, { db }) => needBehind(db, code),
  }),
)

interface NeedAct {
  description: string
  done: string
  refusals: (typeof NeedsFullError)[]
  act(app: Context, code: string): Promise<void>
}

function needAct(name: string, { description, done, refusals, act }: NeedAct): void {
  mutation(name, {
    description,
    authScopes: { public: true },
    errors: [ValidationError, NotFoundError, RateLimitedError, ...refusals],
    input: {
      description: 'Which need.',
      argument: 'The code.',
      fields: (t) => ({ code: t.string({ description: 'As in the mailed link.' }) }),
      schema: needCodeSchema,
    },
    async resolve(context, { code }) {
      await countVisitorChange(context)
      await act(context, code)
      return { code }
    },
    payload: {
      description: done,
      fields: (t) => ({
        need: t.field({
          type: MailedNeed,
          nullable: true,
          description: 'As it is now; null once it is gone.',
          resolve: ({ code }, _args, { db }) => needBehind(db, code),
        }),
      }),
    },
  })
}

needAct('confirmMentorNeed', {
  description: 'Confirms the address that the link was mailed to; repeating it changes nothing.',
  done: 'Emails come when a mentor who fits joins.',
  refusals: [NeedsFullError],
  act: confirmNeed,
})
needAct('endMentorNeed', {
  description: 'Ends the emails about a need for good; repeating it changes nothing.',
  done: 'No more emails come.',
  refusals: [],
  act: endNeed,
})
