/** What administrators may ask and do can be done over REST as well, but for what has its reason. */
import { expect, test } from 'vitest'
import { routes } from '../features.ts'
import { bothOf } from '../rest/route.ts'
import { schema } from '../schema.ts'
import { rootFieldsIn } from '../testing/documented.ts'

/** The documented calls do not know of it. */
const ON_SCREEN = 'a tab of administrators does it, and REST documents no such thing'

/** What has no call of its own, and why. */
const WITHOUT: Record<string, string> = {
  'mutation.createSearchMeaning': ON_SCREEN,
  'mutation.deleteSearchMeaning': ON_SCREEN,
  'mutation.hideReview': ON_SCREEN,
  'mutation.resolveMentorNeed': ON_SCREEN,
  'mutation.resolveReviewReport': ON_SCREEN,
  'mutation.restoreReview': ON_SCREEN,
  'mutation.setWorkshopMeetingLink': 'PUT /api/workshops/:id takes the link too',
  'mutation.updateSearchMeaning': ON_SCREEN,
  'query.allMentorNeeds': ON_SCREEN,
  'query.allMissedSearches': ON_SCREEN,
  'query.allSearchMeanings': ON_SCREEN,
  'query.mentee': 'GET /api/mentees has every mentee with all that there is',
  'query.mentorshipRequest': 'GET /api/admin/mentorship-requests has every request with all that there is',
}

/** The root fields that the calls run. */
const called = new Set(routes.flatMap(bothOf).flatMap(({ document }) => rootFieldsIn(document)))

/** The root fields that an administrator's session opens. */
const administrators = (['query', 'mutation'] as const).flatMap((operation) => {
  const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(root!.getFields()).flatMap(({ name, extensions }) => {
    const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: { admin?: boolean } }
    return authScopes?.admin ? [`${operation}.${name}`] : []
  })
})

test('every operation of administrators has a REST call, or a reason', () => {
  expect(administrators.length).toBeGreaterThan(40)
  expect(administrators.filter((name) => !called.has(name)).toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})
