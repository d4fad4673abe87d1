/** `npm run bench:pages`: public pages on a phone simulated by Lighthouse; see README.md. */
import '../web/build/prepare.ts'
import { parseArgs } from 'node:util'
import { FIGURES, medianVisit, type Visit } from './peers/lighthouse.ts'
import { startOurs, startProduct } from './servers/start.ts'
import { end } from './servers/ending.ts'
import { machine } from './report/machine.ts'
import { markdown } from './report/table.ts'
import { writeSection } from './report/write.ts'

const PAGES = { Home: '/', 'Find mentors': '/mentors', Profile: '/mentor/1', Pricing: '/pricing' } as const
const TARGETS: Readonly<Record<keyof Visit, string>> = {
  performance: '≥ 95',
  accessibility: '100',
  bestPractices: '100',
  seo: '100',
  firstPaint: '≤ 1.0 s',
  largestPaint: '≤ 1.8 s',
  blocking: '≤ 200 ms',
  shift: '≤ 0.02',
  benchmark: '',
}

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '5' }, only: { type: 'string' }, path: { type: 'string' } },
})
const visits = Number(values.visits)
const chosen = values.path
  ? [[values.path, values.path] as const]
  : Object.entries(PAGES).filter(([name]) => !values.only || name.toLowerCase().startsWith(values.only))

try {
  const provider = await startOurs('servers/provider.ts')
  // Its demo data, with pictures.
  const { url } = await startProduct(null, provider.url, { SEED_DEMO: 'true' })
  const rows = [['Target', ...FIGURES.map(({ key }) => TARGETS[key])]]
  for (const [name, path] of chosen) {
    const { visit, complaints } = await medianVisit(url + path, visits)
    rows.push([name, ...FIGURES.map(({ key, write }) => write(visit[key]))])
    process.stdout.write(
      `${name}: ${FIGURES.map(({ key, title, write }) => `${title} ${write(visit[key])}`).join(', ')}\n`,
    )
    for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`)
  }
  const table = markdown(['Page', ...FIGURES.map(({ title }) => title)], rows)
  process.stdout.write(`${table}\n`)
  if (visits >= 5 && chosen.length === Object.keys(PAGES).length)
    writeSection(
      'pages',
      `${table}\n\nMedians of ${visits} visits each, with nothing kept from the one before. ${machine()}`,
    )
} finally {
  await end()
}
