/** Pages as HTML, beside a bare server that sends as many bytes. */
import { ask } from '../measure/connection.ts'
import type { Urls } from '../measure/rounds.ts'
import type { Case } from './case.ts'

const PAGES = { Home: '/', 'Find mentors': '/mentors', Profile: '/mentors/7', Pricing: '/pricing' } as const
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }

/** Asks for each page once, to know its size. */
export async function pageCases(wants: (key: string) => boolean, urls: Urls): Promise<Case[]> {
  const cases: Case[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const request = { path, headers }
    for (const [who, key, target, how] of [
      ['product', 'html', '≤ 12', 'drawn'],
      ['cached', 'cached-html', '≤ 1.5', 'from memory'],
    ] as const) {
      const url = urls[who]
      if (!url || !wants(`${key}-${name.toLowerCase()}`)) continue
      const bytes = (await ask(url, request)).body.length
      cases.push({
        key,
        name: `${name}, ${(bytes / 1000).toFixed(1)} kB, ${how}`,
        target,
        asked: { bare: { path: `/html?bytes=${bytes}` }, [who]: request },
        differs: true,
      })
    }
  }
  return cases
}
