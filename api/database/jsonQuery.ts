/**
 * A question whose answer is one text: what the driver's own queries do besides (a description of columns, a result of
 * rows, events) is left out. The driver takes any object with `submit` and these handlers, as `pg-cursor` is.
 */
import pg from 'pg'

type ValueMapper = (value: unknown) => unknown
/** How the driver writes values; not among its types. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: ValueMapper } }).utils

/** The driver's connection, beyond what its types tell. */
interface Connection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
  parse(asked: { text: string; name: string }): void
  bind(asked: { statement: string; values: readonly unknown[]; valueMapper: ValueMapper }): void
  execute(asked: null): void
  sync(): void
}

export class JsonQuery implements pg.Submittable {
  /** Of the prepared statement; empty for one that is not kept. The driver notes it once it is parsed. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  /** Set by the driver. */
  callback?: (error: Error | null, answered?: JsonQuery) => void
  /** The first column of the first row. */
  answer: string | null = null

  constructor(name: string, text: string, values: readonly unknown[]) {
    this.name = name
    this.text = text
    this.values = values
  }

  submit(given: pg.Connection): void {
    const connection = given as unknown as Connection
    const { name, text, values } = this
    const isParsed = name && (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name])
    connection.stream.cork()
    try {
      if (!isParsed) {
        connection.parse({ text, name })
        if (name) connection.submittedNamedStatements[name] = text
      }
      connection.bind({ statement: name, values, valueMapper: prepareValue })
      connection.execute(null)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.answer ??= fields[0] ?? null
  }

  handleError(error: Error): void {
    this.callback?.(error)
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this)
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
