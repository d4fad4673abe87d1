import { builder } from '../graphql/builder.ts'
import { visitorLocation, type VisitorLocation } from './visitorLocation.ts'

const VisitorLocationType = builder.objectRef<VisitorLocation>('VisitorLocation').implement({
  description: 'Where the asking visitor is, by address. Nothing of it is stored on the server.',
  fields: (t) => ({
    isEUUser: t.exposeBoolean('isEUUser', {
      description: 'True in the EU/EEA; false when the place could not be found out.',
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'ISO 3166-1 code; IN for private addresses; null when it could not be found out.',
    }),
  }),
})

builder.queryField('visitorLocation', (t) =>
  t.field({
    type: VisitorLocationType,
    authScopes: { public: true },
    description:
      'Decides whether to ask about cookies and show the location notice. At most 60 a minute from one address. The same for every role.',
    resolve: (_root, _args, context) => visitorLocation(context, context.exchange.ip),
  }),
)
