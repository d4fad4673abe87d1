/**
 * Log lines as JSON on stderr; stdout is for people. Not pino: its `redact` takes paths, and secrets are found here by
 * their names at any depth, and inside texts.
 */
import type { Log } from '../log.ts'

/** Credentials inside addresses, e.g. of a database. */
const CREDENTIALS = /([a-z][\w+.-]*:\/\/)[^\s/@]+@/gi
/** The secret of a mailed link, wherever its address stands. */
const MAILED = /([?&]token=)[^&\s"'#]+/gi
/** What a field with such a name holds is never written, whoever passed it. */
const SECRET = /pass(word)?|secret|token|cookie|authorization|signature/i

/** One line each: JSON escapes line breaks, so a header cannot forge another one. */
export function createLog(write: (line: string) => void = (line) => void process.stderr.write(line)): Log {
  const line = (level: string) => (fields: object, message: string) => {
    const text = textOf({ time: new Date().toISOString(), level, message }, fields)
    write(`${text.replace(CREDENTIALS, '$1***@').replace(MAILED, '$1***')}\n`)
  }
  return { info: line('info'), warn: line('warn'), error: line('error') }
}

/** What cannot be written (a circle, a getter that throws) must not make the report of a failure fail. */
function textOf(head: object, fields: object): string {
  try {
    return JSON.stringify({ ...head, ...fields }, safely)
  } catch (error) {
    return JSON.stringify({ ...head, unwritable: String(error) })
  }
}

function safely(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '***'
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Error)
    return {
      name: value.name,
      message: value.message,
      code: (value as { code?: unknown }).code,
      stack: value.stack,
      cause: value.cause,
    }
  return value
}
