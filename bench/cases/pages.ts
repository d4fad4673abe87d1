/**
 * Pages as HTML, compressed as browsers ask for it, beside a bare server that reads the same rows and sends as many bytes:
 * drawn and compressed each time, as a page that nobody has asked for; from memory, only the bytes.
 */
import { ask } from '../measure/connection.ts'
import type { Urls } from '../measure/rounds.ts'
import type { Case } from './case.ts'

/** By name; `rows` is what the bare server reads for a page whose data is read. */
const PAGES = {
  Home: { path: '/', rows: '/cards' },
  'Find mentors': { path: '/mentors', rows: '/next' },
  Profile: { path: '/mentor/7', rows: '/profile' },
  Pricing: { path: '/pricing', rows: '' },
} as const
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }

const WAYS = [
  ['product', 'html', '—', 'drawn for the first time'],
  ['cached', 'cached-html', '≤ 4.5', 'from memory'],
] as const
const keyOf = (key: string, name: string) => `${key}-${name.toLowerCase().replace(' ', '-')}`

/** For `--only`. */
export const PAGE_KEYS = WAYS.flatMap(([, key]) => Object.keys(PAGES).map((name) => keyOf(key, name)))

/** Asks for each page once, to know its size. */
export async function pageCases(wants: (key: string) => boolean, urls: Urls): Promise<Case[]> {
  const cases: Case[] = []
  for (const [name, { path, rows }] of Object.entries(PAGES)) {
    const request = { path, headers }
    for (const [who, key, target, how] of WAYS) {
      const url = urls[who]
      if (!url || !wants(keyOf(key, name))) continue
      const bytes = (await ask(url, request)).body.length
      cases.push({
        key,
        name: `${name}, ${(bytes / 1000).toFixed(1)} kB, ${how}`,
        target,
        asked: { bare: { path: `/html${who === 'cached' ? '' : rows}?bytes=${bytes}&id=7` }, [who]: request },
        differs: true,
      })
    }
  }
  return cases
}
