/** Results as Markdown. */
import type { OrderResult } from '../cases/orders.ts'
import type { SocketResult } from '../cases/sockets.ts'
import type { Contender } from '../cases/case.ts'
import type { Result, Spread } from '../measure/rounds.ts'

const figure = (value: number): string => value.toFixed(value >= 9.95 ? 1 : 2)

/** `2.41 (2.35–2.52)`: the median, and between what it was. */
export const spread = ({ min, median, max }: Spread): string => `${figure(median)} (${figure(min)}–${figure(max)})`

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The product, in whichever form it was asked. */
const PRODUCT: readonly Contender[] = ['cached', 'known', 'rest', 'product']
const PEERS = ['mercurius', 'express', 'postgraphile'] as const
const FIGURES = { cpu: 'Server CPU a request', rate: 'Requests a second', p99: 'Slowest in a hundred' } as const

export const ownOf = ({ ratios }: Result) => PRODUCT.map((who) => ratios[who]).find(Boolean)

/** One table for each figure, as ratios to the bare server or to what the row names. */
export function comparisons(
  results: readonly Result[],
  figures = Object.keys(FIGURES) as readonly (keyof typeof FIGURES)[],
): string {
  const compared = results.filter(({ case: { figure: other } }) => !other)
  return figures
    .map((what) => {
      const isCpu = what === 'cpu'
      const rows = compared.map((result) => {
        const cells = [ownOf(result), ...PEERS.map((who) => result.ratios[who])].map((each) =>
          each ? spread(each[what]) : '—',
        )
        const base = isCpu ? result.base.cpu.toFixed(3) : result.base[what].toFixed(what === 'rate' ? 0 : 1)
        return [result.case.name, base, cells[0]!, ...(isCpu ? [result.case.target] : []), ...cells.slice(1)]
      })
      const unit = { cpu: 'ms', rate: '1/s', p99: 'ms' }[what]
      const head = [
        'Work',
        `Bare, ${unit}`,
        'Product',
        ...(isCpu ? ['Target'] : []),
        'Mercurius',
        'Express + Prisma',
        'PostGraphile',
      ]
      return `### ${FIGURES[what]}\n\n${markdown(head, rows)}`
    })
    .join('\n\n')
}

/** What is not a ratio to the bare server. */
export interface Others {
  scale: readonly Result[]
  orders: OrderResult | null
  /** Megabytes of the process after the load. */
  memory: number | null
  sockets: SocketResult | null
}

export function others({ scale, orders, memory, sockets }: Others): string {
  const statements = orders?.statements.product
  return markdown(
    ['What', 'Measured', 'Target'],
    [
      ...scale.map(({ case: { name, target }, ratios }) => [
        name,
        `${spread(ratios.product!.time)} × the time`,
        target,
      ]),
      ...(orders ? [['creating an order, CPU', `${spread(orders.cpu)} × Express + Prisma`, '≤ 2']] : []),
      ...(statements ? [['creating an order, SQL', `${countOf(statements)} statements`, '≤ 12']] : []),
      ...(memory === null ? [] : [['memory after load', `${memory.toFixed(0)} MB`, '≤ 320 MB']]),
      ...(sockets
        ? [
            [
              '1,000 idle sockets',
              `${sockets.megabytes.toFixed(0)} MB more, ${sockets.heap.toFixed(0)} of it heap and buffers`,
              '≤ 30 MB',
            ],
            [
              'a notification to its owner, p99',
              `${sockets.p99.toFixed(1)} ms (median ${sockets.median.toFixed(1)})`,
              '≤ 20 ms',
            ],
          ]
        : []),
    ],
  )
}

/** Without the words that begin and end a transaction. */
function countOf(statements: readonly string[]): number {
  return statements
    .map((line) => /^(\d+) × (.*)$/.exec(line))
    .filter((found) => found && !/^(BEGIN|COMMIT|ROLLBACK)/i.test(found[2]!))
    .reduce((sum, found) => sum + Number(found![1]), 0)
}
