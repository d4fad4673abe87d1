import { mutation } from '../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { memberOf, type Member } from '../graphql/identity.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import type { App } from '../app.ts'
import { istDate } from '../rules/time/time.ts'

const LIMIT = { max: 5, windowSeconds: 60 * 60 }

const ABOUT =
  'Everything Plumbline keeps about you. Instants are ISO 8601 in UTC, dates without a time are days in India, amounts are rupees.'

interface DataFile {
  fileName: string
  /** JSON, indented for reading. */
  content: string
}

/** All that is kept about the member, without secrets. Throws RateLimitedError past 5 an hour, and NotSignedInError. */
export async function downloadMyData(
  app: Pick<App, 'db' | 'clock' | 'limiter' | 'parts'>,
  { type, id }: Pick<Member, 'type' | 'id'>,
): Promise<DataFile> {
  const { db, clock, limiter, parts } = app
  await limiter.take(`my-data:${type}:${id}`, LIMIT)
  const now = clock.now()
  const file: Record<string, unknown> = { about: ABOUT, exportedAt: now, kindOfAccount: type }
  for (const part of parts.people) Object.assign(file, await part.data?.(db, { type, id }, now))
  return { fileName: `plumbline-data-${istDate(now)}.json`, content: JSON.stringify(file, null, 2) }
}

mutation('downloadMyData', {
  description: 'Everything that is kept about the signed-in member, as a file. At most 5 times an hour.',
  authScopes: { member: true },
  errors: [...SIGNED_IN_ERRORS, RateLimitedError],
  resolve: (context) => downloadMyData(context, memberOf(context)),
  payload: {
    description: 'Everything that is kept about the person, as a file.',
    fields: (t) => ({
      fileName: t.exposeString('fileName', { description: '`plumbline-data-YYYY-MM-DD.json`, the day in IST.' }),
      content: t.exposeString('content', {
        description: 'JSON: ISO instants, rupees as text. No secrets; of other people only the name.',
      }),
    }),
  },
})
