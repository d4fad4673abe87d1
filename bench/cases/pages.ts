/** Pages as HTML, compressed as browsers ask for it, beside a bare server that reads the same rows and sends as many bytes; from memory, only the bytes. */
import { ask } from '../measure/connection.ts'
import type { Urls } from '../measure/rounds.ts'
import type { Case } from './case.ts'

/** By name; `rows` is what the bare server reads for a page that is drawn anew. */
const PAGES = {
  Home: { path: '/', rows: '/cards' },
  'Find mentors': { path: '/mentors', rows: '/next' },
  Profile: { path: '/mentors/7', rows: '/profile' },
  Pricing: { path: '/pricing', rows: '' },
} as const
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }

/** Asks for each page once, to know its size. */
export async function pageCases(wants: (key: string) => boolean, urls: Urls): Promise<Case[]> {
  const cases: Case[] = []
  for (const [name, { path, rows }] of Object.entries(PAGES)) {
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
        asked: { bare: { path: `/html${who === 'product' ? rows : ''}?bytes=${bytes}&id=7` }, [who]: request },
        differs: true,
      })
    }
  }
  return cases
}
