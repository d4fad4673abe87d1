/** Log lines as JSON on stderr; stdout is for people. */
import type { Log } from '../app.ts'

/** Credentials inside addresses, e.g. of a database. */
const CREDENTIALS = /([a-z][\w+.-]*:\/\/)[^\s/@]+@/gi
/** The secret of a mailed link, wherever its address stands. */
const MAILED = /([?&]token=)[^&\s"'#]+/gi
/** What a field with such a name holds is never written, whoever passed it. */
const SECRET = /pass(word)?|secret|token|cookie|authorization|signature/i

/** One line each: JSON escapes line breaks, so a header cannot forge another one. */
export function createLog(write: (line: string) => void = (line) => void process.stderr.write(line)): Log {
  const line = (level: string) => (fields: object, message: string) => {
    const text = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, safely)
    write(`${text.replace(CREDENTIALS, '$1***@').replace(MAILED, '$1***')}\n`)
  }
  return { info: line('info'), warn: line('warn'), error: line('error') }
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
