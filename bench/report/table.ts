/** Results as rows of a Markdown table. */
import type { Contender } from '../cases/case.ts'
import type { Result, Spread } from '../measure/rounds.ts'

const digits = (value: number) => (value >= 9.95 ? 1 : 2)
const figure = (value: number): string => value.toFixed(digits(value))

/** `2.41 (2.35–2.52)`: the median, and between what it was. */
export const spread = ({ min, median, max }: Spread): string => `${figure(median)} (${figure(min)}–${figure(max)})`

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** What the target speaks of: the product, in whichever form it was asked. */
export const PRODUCT: readonly Contender[] = ['product', 'cached', 'rest', 'small']
const PEERS = ['mercurius', 'express', 'postgraphile'] as const

/** Server CPU a request, as ratios. */
export function cpuTable(results: readonly Result[]): string {
  return markdown(
    ['Work', 'Bare, ms', 'Product', 'Target', 'Mercurius', 'Express + Prisma', 'PostGraphile'],
    results.map(({ case: { name, target }, base, ratios }) => {
      const own = PRODUCT.map((who) => ratios[who]).find(Boolean)
      const cells = [own, ...PEERS.map((who) => ratios[who])].map((each) => (each ? spread(each.cpu) : '—'))
      return [name, base.cpu.toFixed(3), cells[0]!, target, ...cells.slice(1)]
    }),
  )
}
