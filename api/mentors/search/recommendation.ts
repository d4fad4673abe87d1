/**
 * The order "Recommended": every number of it, with its reason.
 *
 * Those who take bookings stand first. Then counts the rating, with ten reviews at the mean of all added (decision 30),
 * plus up to 0.3 stars for what a student feels in the first days: an answer, and a free slot. What mentees say in private,
 * whether it met what they came for, adds or takes 0.05: it is not written for others to read, so it is the more honest.
 * Mentors who are new have no rating to speak for them, so each page keeps a place for one.
 */
import { HOUR_MS, DAY_MS } from '../../rules/time/durations.ts'
import { MENTOR_PAGE, NEW_MENTOR_REVIEWS } from '../../rules/constants.ts'
import type { App } from '../../app.ts'
import { nextFreeSlotsOf } from '../../availability/freeSlots.ts'
import { askJson } from '../../reader/reader.ts'

/** In stars. Together less than what tells two mentors apart: a mentor at 4.5 does not pass one at 4.9. */
const ANSWERS_QUICKLY = 0.15
const FREE_SOON = 0.15
const MET_NEED = 0.05

/** As if so many private scores at the mean of all came before a mentor's own, as for the rating. */
const SCORES_BEFORE = 10

/** A request should be answered within two days: an answer then, or none, counts nothing, one at once counts full. */
const SLOWEST_MS = 48 * HOUR_MS
/** As if so many answers at half the worth came before: one quick answer says little. */
const ANSWERS_BEFORE = 3
/** The last request of each mentee, at most so many in each state: one who asks again and again counts once. */
const REQUESTS_READ = 20

/** What the first free slot counts when it is that near; later ones count nothing. */
const SOON = [
  { within: 2 * DAY_MS, worth: 1 },
  { within: 7 * DAY_MS, worth: 0.5 },
]

/** Of ten, so a mentor's row is written only when something has changed that can be felt. */
const STEP = 0.1

interface Felt {
  /** Milliseconds from request to answer. */
  answers: readonly number[]
  /** Milliseconds until a free slot. */
  freeIn: number | null
  /** Sum and number of the private scores. */
  scores?: { sum: number; count: number } | undefined
}

/** The mean of all private scores is null while there are none. */
export function bonusOf({ answers, freeIn, scores }: Felt, meanScore: number | null = null): number {
  const quick = answers.map((ms) => Math.max(0, 1 - ms / SLOWEST_MS)).reduce((sum, worth) => sum + worth, 0)
  const speed = (quick + ANSWERS_BEFORE / 2) / (answers.length + ANSWERS_BEFORE)
  const soon = SOON.find(({ within }) => freeIn !== null && freeIn <= within)?.worth ?? 0
  const inSteps = (worth: number) => Math.round(worth / STEP) * STEP
  const met = Math.max(-1, Math.min(1, aboveMean(scores, meanScore)))
  return Number((ANSWERS_QUICKLY * inSteps(speed) + FREE_SOON * soon + MET_NEED * inSteps(met)).toFixed(3))
}

/** By how many points a mentor's private score, smoothed, is above the mean of all. */
function aboveMean(scores: Felt['scores'], mean: number | null): number {
  if (!scores || mean === null) return 0
  return (scores.sum - mean * scores.count) / (scores.count + SCORES_BEFORE)
}

/** The place on a page that belongs to somebody new, counted from 0: seen without scrolling far, below the best three. */
const NEW_PLACE = 3

export interface Listed {
  id: number
  reviewCount: number
  available: boolean
}

export const isNewcomer = ({ reviewCount, available }: Listed): boolean => available && reviewCount < NEW_MENTOR_REVIEWS

/**
 * The order of a list with the place for somebody new on each page that has none by its own order, as long as there are
 * any. `newcomers` are in their order, and may stand in `ranked` too.
 */
export function withNewcomers(ranked: readonly Listed[], newcomers: readonly Listed[]): number[] {
  const left = [...ranked]
  const waiting = new Map(newcomers.map((one) => [one.id, one]))
  const order: number[] = []
  while (left.length > 0) {
    const page = left.splice(0, MENTOR_PAGE)
    for (const { id } of page) waiting.delete(id)
    const [next] = waiting.values()
    if (next && !page.some(isNewcomer) && page[NEW_PLACE]?.available) {
      waiting.delete(next.id)
      const at = left.findIndex(({ id }) => id === next.id)
      if (at >= 0) left.splice(at, 1)
      page.splice(NEW_PLACE, 0, next)
      left.unshift(...page.splice(MENTOR_PAGE))
    }
    order.push(...page.map(({ id }) => id))
  }
  return order
}

/** A sixtieth of all mentors a minute, so that each is looked at once an hour. */
const SHARES = 60
const BATCH = 200

const SHARE = `SELECT coalesce(json_agg(id ORDER BY id), '[]')::text AS json FROM mentors
  WHERE status = 'accepted' AND is_active AND available AND id % ${SHARES} = $1::int`

/** Milliseconds from request to answer by mentor; a request that waits longer than it should counts as it stands. */
const ANSWERS = `
  SELECT coalesce(json_agg(json_build_array(id, ms)), '[]')::text AS json FROM (
    SELECT DISTINCT ON (asked.id, r.mentee_id) asked.id,
      extract(epoch FROM coalesce(r.responded_at, $2::timestamptz) - r.created_at) * 1000 AS ms
    FROM unnest($1::int[]) AS asked(id)
    CROSS JOIN unnest(enum_range(NULL::request_status)) AS state(status)
    CROSS JOIN LATERAL (
      SELECT mentee_id, created_at, responded_at, id AS request_id FROM mentorship_requests
      WHERE mentor_id = asked.id AND status = state.status AND withdrawn_at IS NULL
      ORDER BY id DESC LIMIT ${REQUESTS_READ}) r
    WHERE r.responded_at IS NOT NULL OR r.created_at < $2::timestamptz - interval '${SLOWEST_MS} milliseconds'
    ORDER BY asked.id, r.mentee_id, r.request_id DESC) answered`

/** Private scores of reviews that are shown, by mentor; and their mean over all mentors, to one place. */
const SCORES = `
  SELECT json_build_object(
    'mean', (SELECT round(avg(outcome_score), 1) FROM reviews WHERE hidden_at IS NULL),
    'of', (SELECT coalesce(json_agg(json_build_array(mentor_id, sum, count)), '[]') FROM (
      SELECT mentor_id, sum(outcome_score), count(outcome_score) FROM reviews
      WHERE mentor_id = ANY($1::int[]) AND hidden_at IS NULL AND outcome_score IS NOT NULL GROUP BY mentor_id) scored)
  )::text AS json`

interface Scores {
  mean: number | null
  of: [id: number, sum: number, count: number][]
}

const SAVE = `UPDATE mentors m SET recommendation_bonus = b.bonus
  FROM unnest($1::int[], $2::numeric[]) AS b(id, bonus) WHERE m.id = b.id AND m.recommendation_bonus <> b.bonus`

/** Works out the bonus of those mentors whose minute it is. */
export async function refreshRecommendations(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  const ids = await askJson<number[]>(db, { text: SHARE, values: [now.getUTCMinutes() % SHARES] })
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const slots = await nextFreeSlotsOf(app, batch)
    const rows = await askJson<[id: number, ms: number][]>(db, { text: ANSWERS, values: [batch, now] })
    const answers = Map.groupBy(rows, ([id]) => id)
    const { mean, of } = await askJson<Scores>(db, { text: SCORES, values: [batch] })
    const scores = new Map(of.map(([id, sum, count]) => [id, { sum, count }]))
    const bonuses = batch.map((id) => {
      const slot = slots.get(id)
      const felt = {
        answers: (answers.get(id) ?? []).map(([, ms]) => ms),
        freeIn: slot ? slot.startsAt.getTime() - now.getTime() : null,
        scores: scores.get(id),
      }
      return bonusOf(felt, mean)
    })
    await db.$executeRawUnsafe(SAVE, batch, bonuses)
  }
}
