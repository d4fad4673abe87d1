/** What holds of every answer and every request alike. */
import type { Route } from '../../rest/route.ts'
import { routeOf } from '../documented.ts'
import type { Browser, HttpAnswer } from '../server.ts'

/** Throws when an answer lacks its number, may be kept by others than it may, or names its failure otherwise. */
export function holdingAnswers({ send, cookies, ...rest }: Browser): Browser {
  return {
    ...rest,
    cookies,
    async send<T>(method: string, path: string, body?: unknown, init?: RequestInit) {
      const isSigned = cookies.has('session') || cookies.has('admin_session')
      const answer = await send<T>(method, path, body, init)
      const route = routeOf(method, path)
      const wrong = route ? problemOf(route, answer, isSigned) : null
      if (wrong) throw new Error(`${method} ${path} answered ${answer.status} ${wrong}`)
      return answer
    },
  }
}

function problemOf(route: Route, { status, headers, body }: HttpAnswer, isSigned: boolean): string | null {
  if (!headers.get('x-request-id')) return 'without X-Request-Id'
  const kept = headers.get('cache-control') ?? ''
  const isForAll = route.isPublic && !isSigned && (status === 200 || status === 304)
  const isOwn = isSigned && status < 400
  const due = isForAll ? /^public, max-age=\d+$/ : isOwn ? /^private, no-store$/ : /no-store$/
  if (!due.test(kept)) return `with Cache-Control: ${kept}`
  if (route.isPublic && status === 200 && headers.get('vary') !== 'Cookie') return `with Vary: ${headers.get('vary')}`
  if (status < 400) return null
  const { message, error } = body as { message?: string; error?: string }
  return error === (route.hasErrorField ? message : undefined) ? null : `with the error ${error}`
}

/** Requests that no call takes, whatever it is about; what is answered otherwise. */
export async function ofForms(
  { send }: Browser,
  { route, method, path, body }: { route: Route; method: string; path: string; body: object | undefined },
): Promise<string[]> {
  const wrong: string[] = []
  const check = async (what: string, due: number, init: RequestInit) => {
    const { status } = await send(method, path, body, init)
    if (status !== due) wrong.push(`${what} answers ${status}, not ${due}`)
  }
  if (method !== 'GET') await check('from another site', 403, { headers: { origin: 'https://evil.test' } })
  if (route.schemas.body) {
    await check('a body that is no JSON', 415, { headers: { 'content-type': 'text/plain' } })
    for (const text of ['{', '[]', '"x"', '7']) await check(`the body ${text}`, 400, { body: text })
  }
  if (!route.isTagged) return wrong
  const { headers } = await send(method, path)
  await check('what is known already', 304, { headers: { 'if-none-match': headers.get('etag') ?? 'none' } })
  return wrong
}
