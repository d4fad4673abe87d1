/** Pairs who may chat: a mentor, a mentee, their package and a session of each. */
import pg from 'pg'
import { hashToken } from '../../api/accounts/tokens.ts'
import { tokenOf } from '../data/tokens.ts'

export interface Pair {
  conversationId: number
  mentor: string
  mentee: string
}

/** Writes them; people are named as `mentor:7`. */
export async function makePairs(databaseUrl: string, count: number): Promise<Pair[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const numbers = [count]
    await client.query(
      `INSERT INTO mentors (name, email, password, bio, main_branch, sub_branch, experience, starter_package_rate, advanced_package_rate, status)
       SELECT 'Mentor ' || n, 'bench-mentor-' || n || '@bench.example', 'none', 'Bench', 'Civil Engineering', 'Environmental Engineering', 8, 79900, 449900, 'accepted'
       FROM generate_series(1, $1::int) n`,
      numbers,
    )
    await client.query(
      `INSERT INTO mentees (name, email, password, current_level)
       SELECT 'Mentee ' || n, 'bench-mentee-' || n || '@bench.example', 'none', 'Final Year Student' FROM generate_series(1, $1::int) n`,
      numbers,
    )
    const { rows } = await client.query<{ id: number; mentor_id: number; mentee_id: number }>(
      `INSERT INTO plan_subscriptions (mentee_id, mentor_id, plan_id, start_date, end_date)
       SELECT e.id, m.id, (SELECT min(id) FROM mentorship_plans), current_date, current_date + 30
       FROM mentors m JOIN mentees e ON replace(e.email, 'mentee', 'mentor') = m.email WHERE m.email LIKE 'bench-%'
       RETURNING id, mentor_id, mentee_id`,
    )
    const pairs = rows.map(({ id, mentor_id, mentee_id }) => ({
      conversationId: id,
      mentor: `mentor:${mentor_id}`,
      mentee: `mentee:${mentee_id}`,
    }))
    const people = pairs.flatMap(({ mentor, mentee }) => [mentor, mentee])
    await client.query(
      `INSERT INTO sessions (token_hash, user_type, user_id, created_at, last_seen_at, expires_at)
       SELECT hash, split_part(person, ':', 1)::user_type, split_part(person, ':', 2)::int, now(), now(), now() + interval '30 days'
       FROM unnest($1::text[], $2::text[]) AS given (hash, person)`,
      [people.map((person) => hashToken(tokenOf(person))), people],
    )
    return pairs
  } finally {
    await client.end()
  }
}
