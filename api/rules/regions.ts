/** Country codes (ISO 3166-1) of the European Economic Area: the 27 of the EU, Iceland, Liechtenstein and Norway. */
export const EEA_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Where the services are offered. */
export const HOME_COUNTRY = 'IN'

/** True for a country of the EU/EEA; an unknown one (null) counts as outside. */
export function isEeaCountry(country: string | null): boolean {
  return country !== null && EEA_COUNTRIES.has(country.toUpperCase())
}
