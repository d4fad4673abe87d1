import type { Settings } from '../config.ts'
import { builder } from '../graphql/builder.ts'

const SocialLink = builder.objectRef<{ name: string; url: string }>('SocialLink').implement({
  description: 'A profile of ours on another site.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the other site.' }),
    url: t.exposeString('url', { description: 'Absolute address.' }),
  }),
})

const Site = builder.objectRef<Settings>('Site').implement({
  description: 'What an operator has configured that people may see. The same for everyone.',
  fields: (t) => ({
    id: t.id({ description: 'Constant; gives the store one record.', resolve: () => 'site' }),
    supportEmail: t.exposeString('supportEmail', { description: 'Where people write to.' }),
    supportAddress: t.exposeString('supportAddress', { description: 'Postal address.' }),
    sendsNoMail: t.boolean({
      description: 'True when this site sends no email: a notice on every page says so.',
      resolve: ({ sendsMail }) => !sendsMail,
    }),
    communityGroupUrl: t.exposeString('communityGroupUrl', {
      description: 'External group that a community sign-up leads to.',
    }),
    blogUrl: t.exposeString('blogUrl', { description: 'Our blog.' }),
    socialLinks: t.expose('socialLinks', {
      type: [SocialLink],
      cost: { items: 5 },
      description: 'Profiles on other sites, in the order shown.',
    }),
    visionVideoUrl: t.exposeString('visionVideoUrl', {
      description: 'Address of the embedded video on Home, loaded only on a click.',
    }),
    holdMinutes: t.exposeFloat('holdMinutes', { description: 'Minutes a slot is kept while it is paid for.' }),
    refundWindowHours: t.exposeFloat('refundWindowHours', {
      description: 'Hours before a session until which cancelling gives the full price back.',
    }),
    checkoutScriptUrl: t.exposeString('checkoutScriptUrl', { description: 'Script that opens the payment window.' }),
    paymentTestMode: t.boolean({
      description: 'True while the built-in sandbox stands in: no real money moves.',
      resolve: (_site, _args, { gateway }) => gateway.isSandbox,
    }),
    metaPixelId: t.exposeString('metaPixelId', {
      nullable: true,
      description: "Id of the advertising network's pixel; null: none is loaded.",
    }),
    gaMeasurementId: t.exposeString('gaMeasurementId', {
      nullable: true,
      description: 'Id of the analytics property; null: none is loaded.',
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
    resolve: (_root, _args, { config }) => config,
  }),
)
