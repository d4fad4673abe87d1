/** Which rows an operation changes, whose they are, and everything as it was. */
import type { Database } from '../../database/client.ts'
import { keptRows, tablesOf } from '../keptRows.ts'
import type { Person } from './sets.ts'

/** Kept by every try, refused or not. */
const NOT_WATCHED = ['public.rate_limits', 'public._prisma_migrations']

type Stored = Record<string, unknown>

export interface Change {
  table: string
  before: Stored | null
  after: Stored | null
}

/** From now on every changed row is noted, and `undo` brings back what is there now. */
export async function watchChanges(db: Database) {
  const tables = (await tablesOf(db, ['public'])).filter((table) => !NOT_WATCHED.includes(table))
  const run = async (...statements: string[]) => {
    for (const statement of statements) await db.$executeRawUnsafe(statement)
  }
  await run(
    'CREATE SCHEMA watched',
    'CREATE TABLE watched.changes (at serial, "table" text, before jsonb, after jsonb)',
    `CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF OLD IS DISTINCT FROM NEW THEN
         INSERT INTO watched.changes ("table", before, after) VALUES (TG_TABLE_NAME, to_jsonb(OLD), to_jsonb(NEW));
       END IF;
       RETURN NULL;
     END $$`,
  )
  const rows = await keptRows(db, 'kept', tables)
  for (const table of tables)
    await run(`CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION watched.note()`)
  return {
    /** What has changed since the start or the last `undo`, oldest first. */
    async noted(): Promise<Change[]> {
      return await db.$queryRaw<Change[]>`SELECT "table", before, after FROM watched.changes ORDER BY at`
    },
    async undo(changes: Change[]): Promise<void> {
      if (changes.length === 0) return
      await rows.putBack([...new Set(changes.map(({ table }) => `public.${table}`))])
      await run('DELETE FROM watched.changes')
    },
  }
}

const TABLES: Record<string, Person['type']> = { mentors: 'mentor', mentees: 'mentee', community_members: 'community' }

/** Everybody whom a row names by number and kind of account; where it names nobody so, by address. */
export function namedBy({ table, before, after }: Change, people: Person[]): Person[] {
  const rows = [before, after].filter((row) => row !== null)
  const named = people.filter(({ type, id }) =>
    rows.some((row) => {
      if (TABLES[table]) return TABLES[table] === type && row['id'] === id
      return (row['user_type'] === type && row['user_id'] === id) || row[`${type}_id`] === id
    }),
  )
  if (named.length > 0) return named
  return people.filter(({ type, email }) =>
    rows.some((row) => (row['user_type'] ?? type) === type && [row['email'], row['to_address']].includes(email)),
  )
}

/** Who asked about whose rows. */
export interface Asker {
  person: Person | null
  /** Number of the administrator who asked. */
  administrator: number | null
  people: Person[]
  sides: { mentorId: number; menteeId: number; newMentorId: number }
}

/**
 * `table of whom` for each changed row that does not name the asker. A new row that names nobody, such as that of
 * somebody who registers, is nobody's.
 */
export function changesOfOthers(changes: Change[], { person: asker, administrator, people, sides }: Asker): string[] {
  const isAsker = ({ type, id }: Person) => type === asker?.type && id === asker.id
  const word = ({ type, id }: Person) => {
    if (type === 'mentor') return id === sides.mentorId || id === sides.newMentorId ? 'mentor' : 'stranger'
    return type === 'mentee' && id === sides.menteeId ? 'mentee' : 'stranger'
  }
  const found = changes.flatMap((change) => {
    const { table, before, after } = change
    const itsAdministrator = (before ?? after)![table === 'admin_users' ? 'id' : 'admin_user_id']
    if (itsAdministrator) return itsAdministrator === administrator ? [] : [`${table} of another administrator`]
    const named = namedBy(change, people)
    if (named.some(isAsker)) return []
    if (named.length === 0) return before ? [`${table} of nobody`] : []
    const words = named.map(word)
    // Namesakes have the address in common.
    const sided = table === 'emails' ? words.filter((one) => one !== 'stranger') : []
    return (sided.length > 0 ? sided : words).map((one) => `${table} of ${one}`)
  })
  return [...new Set(found)].toSorted()
}
