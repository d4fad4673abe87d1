/** JSON logs on stderr, with secrets redacted by field name at any depth and inside texts; stdout is for people. */
import type { Log } from '../../log.ts'

/** Credentials in URLs, such as a database's. Only from the beginning of a word: tried at each letter, a long word would take very long. */
const CREDENTIALS = /(?<![\w+.-])([a-z][\w+.-]*:\/\/)[^\s/@]+(?=@)/gi
/** Secret tokens in emailed links. */
const MAILED = /([?&](?:token|offer)=)[^&\s"'#]+/gi
/** Codes that are the secret of an address. */
const CODES = /(\/(?:workshop-(?:tickets|waiting-list)|mentor-needs|certificates)\/)[\w%-]+/gi
/** Secret addresses of calendars. */
const CALENDARS = /(\/calendar\/)[\w-]{20,}/gi
const SECRETS = [CREDENTIALS, MAILED, CODES, CALENDARS]
/** Values of fields with these names are never logged. */
const SECRET = /pass(word)?|secret|token|cookie|authorization|signature/i

/** One line per entry: JSON escapes line breaks, so a header cannot forge an entry. */
export function createLog(write: (line: string) => void = (line) => void process.stderr.write(line)): Log {
  const line = (level: string) => (fields: object, message: string) => {
    const text = textOf({ time: new Date().toISOString(), level, message }, fields)
    write(`${SECRETS.reduce((said, secret) => said.replace(secret, '$1***'), text)}\n`)
  }
  return { info: line('info'), warn: line('warn'), error: line('error') }
}

/** A value that cannot be serialised (a cycle, a getter that throws) must not break logging. */
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
