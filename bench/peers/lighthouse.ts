/** Visits a page as Lighthouse's phone does: slow 4G simulated, the processor four times slower. */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  benchmark: number
}

const score = (value: number) => (value * 100).toFixed(0)
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

export const FIGURES: readonly { key: keyof Visit; title: string; write: (value: number) => string }[] = [
  { key: 'performance', title: 'Performance', write: score },
  { key: 'accessibility', title: 'Accessibility', write: score },
  { key: 'bestPractices', title: 'Best practices', write: score },
  { key: 'seo', title: 'SEO', write: score },
  { key: 'firstPaint', title: 'First paint', write: seconds },
  { key: 'largestPaint', title: 'Largest paint', write: seconds },
  { key: 'blocking', title: 'Blocking', write: (ms) => `${ms.toFixed(0)} ms` },
  { key: 'shift', title: 'Shift', write: (value) => value.toFixed(3) },
  { key: 'benchmark', title: 'Benchmark index', write: (value) => value.toFixed(0) },
]

const CHROMIUM = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
/** What Lighthouse says of the page beside its figures. */
const ASPECTS = ['accessibility', 'best-practices', 'seo'] as const

/** The median of several visits, figure by figure, and what is wrong with the page in the last one. */
export async function medianVisit(url: string, visits: number): Promise<{ visit: Visit; complaints: string[] }> {
  const results: Result[] = []
  // A browser that records nothing, as happens now and then, is started once more.
  for (let count = 0; count < visits; count += 1) results.push(await visitOnce(url).catch(() => visitOnce(url)))
  const all = results.map(figuresOf)
  const middle = (key: keyof Visit) =>
    all.map((visit) => visit[key]).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  const visit = Object.fromEntries(FIGURES.map(({ key }) => [key, middle(key)])) as unknown as Visit
  return { visit, complaints: complaintsOf(results.at(-1)!) }
}

async function visitOnce(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    return run.lhr
  } finally {
    chrome.kill()
  }
}

function figuresOf({ categories, audits, environment }: Result): Visit {
  const of = (audit: string) => audits[audit]?.numericValue ?? 0
  return {
    performance: categories['performance']?.score ?? 0,
    accessibility: categories['accessibility']?.score ?? 0,
    bestPractices: categories['best-practices']?.score ?? 0,
    seo: categories['seo']?.score ?? 0,
    firstPaint: of('first-contentful-paint'),
    largestPaint: of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
    benchmark: environment.benchmarkIndex,
  }
}

function complaintsOf({ categories, audits }: Result): string[] {
  return ASPECTS.flatMap((aspect) =>
    (categories[aspect]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${aspect}: ${audit.title} (${id})`] : []
    }),
  )
}
