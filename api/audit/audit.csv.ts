import { rowOf, type CsvTable } from '../graphql/csvTable.ts'
import type { Database } from '../database/client.ts'
import type { CsvCell } from '../rules/text/csv.ts'
import { isIstDate, istDate, istTime } from '../rules/time/time.ts'
import { logFilter } from './logFilter.ts'
import { readLog, type LogRow } from './logRows.ts'
import { actionText, actorText, logChanges } from './logWords.ts'
import { labelSubjects } from './subjectLabels.ts'

/** Entries that are read and sent at a time. */
const BATCH = 500

/** The log as it is searched; both sources have numbers of their own, so that it is read on from its last entry. */
export const auditCsv: CsvTable = {
  name: 'audit',
  head: ['When (IST)', 'Who', 'Actor', 'What', 'Action', 'Reason', 'About', 'Changes'],
  async *batches({ db }, { search, filters }) {
    const { action, actor, person, payment, day = '' } = filters
    const filter = await logFilter(db, {
      action,
      actor,
      person,
      payment,
      day: isIstDate(day) ? day : undefined,
      search,
    })
    for (let after: LogRow | undefined; ;) {
      const rows: LogRow[] = await readLog({ db }, filter, { take: BATCH, after })
      if (rows.length > 0) yield await printed(db, rows)
      if (rows.length < BATCH) return
      after = rows.at(-1)
    }
  },
}

async function printed(db: Database, rows: readonly LogRow[]): Promise<(readonly CsvCell[])[]> {
  const named = [...new Set(rows.flatMap(({ actor, subjects }) => [actor, ...subjects]))]
  const found = await labelSubjects(db, named)
  const labels = new Map(named.map((name, place) => [name, found[place]?.label ?? name]))
  const labelOf = (name: string) => labels.get(name) ?? name
  const cells = (row: LogRow): CsvCell[] => [
    `${istDate(row.at)} ${istTime(row.at)}`,
    row.actorName || (actorText(row.actor) ?? labelOf(row.actor)),
    row.actor,
    actionText(row),
    row.action,
    row.reason,
    row.subjects.map((subject) => `${labelOf(subject)} (${subject})`).join('; '),
    logChanges(row)
      .map(({ field, before, after }) => `${field}: ${before || 'nothing'} to ${after || 'nothing'}`)
      .join('; '),
  ]
  return rows.map((row) => rowOf(() => cells(row), row.id))
}
