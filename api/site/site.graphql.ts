import { builder } from '../graphql/builder.ts'

const SocialLink = builder.objectRef<{ name: string; url: string }>('SocialLink').implement({
  description: 'A profile of ours on another site.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the other site.' }),
    url: t.exposeString('url', { description: 'Absolute address.' }),
  }),
})

const Site = builder.objectRef<Record<never, never>>('Site').implement({
  description: 'What an operator has configured that people may see. The same for everyone.',
  fields: (t) => ({
    id: t.id({ description: 'Constant; gives the store one record.', resolve: () => 'site' }),
    supportEmail: t.string({
      description: 'Where people write to.',
      resolve: (_site, _args, { config }) => config.supportEmail,
    }),
    supportAddress: t.string({
      description: 'Postal address.',
      resolve: (_site, _args, { config }) => config.supportAddress,
    }),
    sendsNoMail: t.boolean({
      description: 'True when this site sends no email: a notice on every page says so.',
      resolve: (_site, _args, { config }) => !config.sendsMail,
    }),
    communityGroupUrl: t.string({
      description: 'External group that a community sign-up leads to.',
      resolve: (_site, _args, { config }) => config.communityGroupUrl,
    }),
    blogUrl: t.string({ description: 'Our blog.', resolve: (_site, _args, { config }) => config.blogUrl }),
    socialLinks: t.field({
      type: [SocialLink],
      cost: { items: 5 },
      description: 'Profiles on other sites, in the order shown.',
      resolve: (_site, _args, { config }) => config.socialLinks,
    }),
    visionVideoUrl: t.string({
      description: 'Address of the embedded video on Home, loaded only on a click.',
      resolve: (_site, _args, { config }) => config.visionVideoUrl,
    }),
    holdMinutes: t.float({
      description: 'Minutes a slot is kept while it is paid for.',
      resolve: (_site, _args, { config }) => config.holdMinutes,
    }),
    refundWindowHours: t.float({
      description: 'Hours before a session until which cancelling gives the full price back.',
      resolve: (_site, _args, { config }) => config.refundWindowHours,
    }),
    checkoutScriptUrl: t.string({
      description: 'Script that opens the payment window.',
      resolve: (_site, _args, { config }) => config.checkoutScriptUrl,
    }),
    paymentTestMode: t.boolean({
      description: 'True while the built-in sandbox stands in: no real money moves.',
      resolve: (_site, _args, { gateway }) => gateway.isSandbox,
    }),
    metaPixelId: t.string({
      nullable: true,
      description: "Id of the advertising network's pixel; null: none is loaded.",
      resolve: (_site, _args, { config }) => config.metaPixelId,
    }),
    gaMeasurementId: t.string({
      nullable: true,
      description: 'Id of the analytics property; null: none is loaded.',
      resolve: (_site, _args, { config }) => config.gaMeasurementId,
    }),
    now: t.field({
      type: 'DateTime',
      description: "The server's clock, for countdowns on devices whose clock is off.",
      resolve: (_site, _args, { clock }) => clock.now(),
    }),
  }),
})

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    authScopes: { public: true },
    reads: [],
    description: 'Public settings.',
    resolve: () => ({}),
  }),
)
