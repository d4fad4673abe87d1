/** One question to one public look-up service. */

/** The service was reached but did not name a country. */
export class NoCountryError extends Error {
  override readonly name = 'NoCountryError'
}

/** Milliseconds for the whole answer. */
const PATIENCE = 2_000
/** Bytes; real answers have about one thousand. */
const LARGEST_ANSWER = 32 * 1024
/** What services say for "unknown". */
const NOWHERE = new Set(['XX', 'ZZ', 'T1', 'EU', 'AP'])

/** Country code of a public address as the service at `template` knows it; `{ip}` stands for the address. Throws without one. */
export async function lookUp(template: string, address: string): Promise<string> {
  const response = await fetch(template.replaceAll('{ip}', address), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  const text = await readText(response)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const country = countryOf(parsed(text))
  if (!country) throw new NoCountryError('The answer names no country')
  return country
}

/** The body, as far as it may go: who sends more is not listened to. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_ANSWER) throw new Error('The answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoCountryError('The answer is no JSON')
  }
}

/** Services differ: `country_code` or `countryCode`, and `country` is a code here and a name there. */
function countryOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { error, success, ...fields } = answer as Record<string, unknown>
  if (error === true || success === false) return null
  for (const name of ['country_code', 'countryCode', 'country']) {
    const code = typeof fields[name] === 'string' ? fields[name].trim().toUpperCase() : ''
    if (/^[A-Z]{2}$/.test(code) && !NOWHERE.has(code)) return code
  }
  return null
}
