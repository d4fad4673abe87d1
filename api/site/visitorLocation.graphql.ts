import { builder } from '../graphql/builder.ts'
import { byPlace, takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import { publicAddress } from '../geolocation/publicAddress.ts'

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

interface VisitorLocation {
  isEUUser: boolean
  /** ISO code; null when it could not be found out. */
  country: string | null
}

const LIMIT = { max: 60, windowSeconds: 60 }

/** Where the visitor at this address is: private addresses are in India, unknown ones outside the EEA. Throws RateLimitedError. */
export async function visitorLocation(
  { limiter, locator }: Pick<App, 'limiter' | 'locator'>,
  ip: string,
): Promise<VisitorLocation> {
  const address = publicAddress(ip)
  if (address === null) return { isEUUser: false, country: HOME_COUNTRY }
  await takeEach({ limiter }, byPlace('location', address, LIMIT))
  const country = await locator.countryOf(address)
  return { isEUUser: isEeaCountry(country), country }
}

/** Country codes (ISO 3166-1) of the European Economic Area: the 27 of the EU, Iceland, Liechtenstein and Norway. */
export const EEA_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

export const HOME_COUNTRY = 'IN'

/** True for a country of the EU/EEA; an unknown one (null) counts as outside. */
export function isEeaCountry(country: string | null): boolean {
  return country !== null && EEA_COUNTRIES.has(country.toUpperCase())
}
