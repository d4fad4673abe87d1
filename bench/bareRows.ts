/** The rows behind each case, with hand-written SQL and the product's own pure rules: what the layers above cost nothing of. */
import type pg from 'pg'
import { nextOfferedSlot, offeredSlots, type AvailabilityWindow, type BusyRange } from '../api/rules/slots.ts'

const CARD = `id, name, main_branch, sub_branch, bio, starter_package_rate, advanced_package_rate, rating, review_count, available,
  profile_image, skills, current_city, current_job_title, current_company`
const PROFILE = `${CARD}, experience, linkedin_url, current_country, previous_companies, key_projects, industries_worked_in,
  tools_and_software, certifications, topics_can_mentor_on, why_i_mentor, success_stories, last_active_at, created_at, time_slots_per_week`
const LISTED = `status = 'accepted' AND is_active`
const RANKED = `ORDER BY available DESC, ranking_score DESC, review_count DESC, id`

interface MentorRow extends Record<string, unknown> {
  id: number
  available: boolean
}

interface Calendar {
  windows: AvailabilityWindow[]
  busy: BusyRange[]
}

/** Named statements: PostgreSQL plans each once per connection, as for the product. */
export function bareRows(pool: pg.Pool) {
  async function read<Row extends object>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>({ name, text, values })).rows
  }

  async function calendars(ids: number[]): Promise<Map<number, Calendar>> {
    const found = new Map<number, Calendar>(ids.map((id) => [id, { windows: [], busy: [] }]))
    const [windows, busy] = await Promise.all([
      read<AvailabilityWindow & { mentorId: number }>(
        'windows',
        `SELECT mentor_id AS "mentorId", day_of_week AS "dayOfWeek", start_time AS "startTime", end_time AS "endTime", is_active AS "isActive"
         FROM mentor_availability WHERE mentor_id = ANY($1) AND is_active`,
        [ids],
      ),
      read<BusyRange & { mentorId: number }>(
        'busy',
        `SELECT mentor_id AS "mentorId", starts_at AS "startsAt", ends_at AS "endsAt" FROM bookings
         WHERE mentor_id = ANY($1) AND ends_at > now() AND starts_at < now() + interval '32 days'
           AND (status = 'confirmed' OR (status = 'pending' AND hold_expires_at > now()))`,
        [ids],
      ),
    ])
    for (const window of windows) found.get(window.mentorId)?.windows.push(window)
    for (const range of busy) found.get(range.mentorId)?.busy.push(range)
    return found
  }

  async function withNextSlot(mentors: MentorRow[]): Promise<object[]> {
    const found = await calendars(mentors.filter(({ available }) => available).map(({ id }) => id))
    const now = new Date()
    return mentors.map((mentor) => {
      const calendar = found.get(mentor.id)
      const slot = calendar && nextOfferedSlot({ ...calendar, now })
      return { ...mentor, nextFreeSlot: slot ? { startsAt: slot.startsAt } : null }
    })
  }

  return {
    async cards() {
      return withNextSlot(await read('cards', `SELECT ${CARD} FROM mentors WHERE ${LISTED} ${RANKED} LIMIT 8`))
    },
    async search(text: string) {
      const values = [`%${text.toLowerCase()}%`]
      const [rows, [total]] = await Promise.all([
        read<MentorRow>(
          'search',
          `SELECT ${CARD} FROM mentors WHERE ${LISTED} AND search_text LIKE $1 ${RANKED} LIMIT 12`,
          values,
        ),
        read<{ count: string }>(
          'count',
          `SELECT count(*) FROM mentors WHERE ${LISTED} AND search_text LIKE $1`,
          values,
        ),
      ])
      return { totalCount: Number(total?.count), mentors: await withNextSlot(rows) }
    },
    async profile(id: number) {
      const [mentors, week, reviews, held] = await Promise.all([
        read<MentorRow>('profile', `SELECT ${PROFILE} FROM mentors WHERE ${LISTED} AND id = $1`, [id]),
        read(
          'week',
          'SELECT day_of_week, start_time, end_time, is_active FROM mentor_availability WHERE mentor_id = $1',
          [id],
        ),
        read(
          'reviews',
          `SELECT stars, body, r.created_at, m.name AS author_name, m.current_level FROM reviews r LEFT JOIN mentees m ON m.id = r.mentee_id
           WHERE r.mentor_id = $1 ORDER BY r.created_at DESC, r.id DESC LIMIT 2`,
          [id],
        ),
        read('held', `SELECT count(*) FROM bookings WHERE mentor_id = $1 AND status = 'completed'`, [id]),
      ])
      return { mentor: (await withNextSlot(mentors))[0], week, reviews, held }
    },
    async list() {
      const mentors = await read<MentorRow>(
        'list',
        `SELECT ${PROFILE} FROM mentors WHERE ${LISTED} ${RANKED} LIMIT 100`,
      )
      const week = await read(
        'weeks',
        'SELECT mentor_id, day_of_week, start_time, end_time, is_active FROM mentor_availability WHERE mentor_id = ANY($1)',
        [mentors.map(({ id }) => id)],
      )
      return { mentors, week }
    },
    async slots(id: number, from: string, to: string) {
      const calendar = (await calendars([id])).get(id) ?? { windows: [], busy: [] }
      return offeredSlots({ ...calendar, now: new Date(), from, to }).map(({ startsAt, endsAt }) => ({
        startsAt,
        endsAt,
      }))
    },
  }
}
