/**
 * adapter-pg as the migration-aware adapter that @prisma/schema-engine-wasm expects. Version 7.10.1 has defects there:
 * its shadow database is the real one when given a connection string, the catalogue type "char" has no mapping,
 * and scripts are split at every semicolon.
 */
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>
interface Result {
  fields: { dataTypeID: number }[]
}
interface Internals {
  client: { query(script: string): Promise<unknown> }
  performIO(query: unknown): Promise<Result>
  queryRaw(query: unknown): Promise<{ columnTypes: number[] }>
  executeScript(script: string): Promise<void>
}

const CHAR = 18
const TEXT = 25

function mend(adapter: Adapter): Adapter {
  const inner = adapter as unknown as Internals
  const performIO = inner.performIO.bind(inner)
  const queryRaw = inner.queryRaw.bind(inner)
  let charColumns: number[] = []
  inner.performIO = async (query) => {
    const result = await performIO(query)
    charColumns = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR ? [index] : []))
    for (const index of charColumns) result.fields[index]!.dataTypeID = TEXT
    return result
  }
  inner.queryRaw = async (query) => {
    const answer = await queryRaw(query)
    for (const index of charColumns) answer.columnTypes[index] = ColumnTypeEnum.Character
    return answer
  }
  inner.executeScript = async (script) => {
    await inner.client.query(script)
  }
  return adapter
}

/** An adapter factory whose shadow database is a new one, dropped after use. */
export function migrationAdapter(url: string) {
  const { hostname, port, username, password, pathname } = new URL(url)
  const connection = {
    host: hostname,
    port: Number(port) || 5432,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    max: 1,
  }
  const factory = new PrismaPg({ ...connection, database: pathname.slice(1) })
  const connect = factory.connect.bind(factory)
  factory.connect = async () => mend(await connect())
  factory.connectToShadowDb = async () => {
    const database = `shadow_${crypto.randomUUID().replaceAll('-', '')}`
    const admin = await factory.connect()
    await admin.executeScript(`CREATE DATABASE "${database}"`)
    const shadow = mend(await new PrismaPg({ ...connection, database }).connect())
    const dispose = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await dispose()
      await admin.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`)
      await admin.dispose()
    }
    return shadow
  }
  return bindMigrationAwareSqlAdapterFactory(factory)
}
