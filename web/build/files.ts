/**
 * Which file of the build a module goes into: by who needs it, and when. A page is a file, and so are a tab, the dialogs of
 * a feature, and what a family of pages shares. More files are more requests; fewer bring code that a visit does not need.
 *
 * An occasion is a moment at which code is asked for. A module goes into the first file below that is there on all its
 * occasions. What it imports is needed on the same occasions at least, so files do not import each other in a circle.
 */
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Packages, by what they are for. The first that fits counts. */
const PACKAGES: readonly [file: string, packages: RegExp][] = [
  [
    'vendor',
    /^(react|react-dom|scheduler|react-relay|relay-runtime|react-router|styled-components|stylis|fbjs|@babel|invariant|nullthrows|@emotion|use-sync-external-store)\//,
  ],
  ['common', /^lucide-react\//],
  ['forms', /^zod\//],
  ['tables', /^@tanstack\//],
  ['socket', /^graphql-ws\//],
  [
    'menus',
    /^(@radix-ui\/react-(menu|popover|popper|tooltip|dropdown-menu|roving-focus|arrow|direction)|@floating-ui)\//,
  ],
  [
    'ui',
    /^(@radix-ui\/react-(dialog|focus-guards|focus-scope)|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|detect-node-es|tslib)\//,
  ],
  ['soon', /^@radix-ui\/react-(toast|collection|visually-hidden)\//],
  ['layers', /^(radix-ui|@radix-ui)\//],
]

/** Modules that only export what other modules define. A module that imports one needs only a part of it. */
const PASSES_ON = /\/(radix-ui\/dist\/index|lucide-react\/dist\/esm\/(lucide-react|icons\/index))\.m?js$/

/** Pages that one person opens one after the other. What only they share is not loaded with other pages. */
const FAMILIES: Readonly<Record<string, string>> = {
  accounts: 'auth menteeSignup mentorSignup forgotPassword resetPassword confirmEmail account notFound',
  policies: 'terms privacy refunds contact pricing',
  workshops: 'workshops workshopRegistration workshopTicket waitingList need',
  members:
    'booking certificate earnings menteeDashboard mentorDashboard notifications payments requests sessions shortlist',
}

/** Parts of a page that are loaded with it. */
const FIRST_LOOK = /(Page|PageSkeleton)$/

/**
 * Code outside the pages. `soon`: on every page once it works. `live`: with the first page of a member; `socket` and
 * `chat-common`: once that page works. `menus`, `forms`: with the first of them.
 */
const OUTSIDE: readonly [occasion: string, modules: RegExp][] = [
  ['admin', /^web\/routes\/adminRoutes/],
  ['soon', /^web\/shell\/(Footer|Attendants)\./],
  ['soon', /^web\/ui\/\w+\/ToastRegion\./],
  ['soon', /^web\/features\/accounts\/session\/presence\./],
  ['live', /^web\/shell\/Account\./],
  ['socket', /^web\/relay\/network\/keepSubscribed\./],
  ['chat-common', /^web\/features\/chat\/ChatLive\./],
  ['menus', /^web\/shell\/(UserMenuList|MobileMenuPanel)\./],
  ['menus', /^web\/ui\/\w+\/TooltipBubble\./],
  ['forms', /^api\/rules\//],
  ['trackers', /^web\/lib\/trackers\//],
]

/** The file of each module, worked out when the whole client is known. */
export function planFiles(): Plugin {
  const files = new Map<string, string>()
  const groups = [
    // What every page needs is in the entry.
    { name: 'start', tags: ['$initial' as const], test: (id: string) => files.get(id) !== 'vendor' },
    { name: (id: string) => files.get(id) ?? null, debugName: 'plan' },
  ]
  return {
    name: 'plan-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
    }),
    renderStart() {
      const needed = new Map<string, Set<string>>()
      const need = (id: string, occasion: string): void => {
        const occasions = needed.get(id) ?? new Set()
        if (occasions.has(occasion)) return
        needed.set(id, occasions.add(occasion))
        if (!PASSES_ON.test(id)) for (const next of this.getModuleInfo(id)?.importedIds ?? []) need(next, occasion)
      }
      const ids = [...this.getModuleIds()]
      const later = ids.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
      for (const id of ids) if (this.getModuleInfo(id)?.isEntry) need(id, 'start')
      for (const id of later) need(id, occasionOf(inRoot(id)))
      for (const [, modules] of OUTSIDE)
        if (!later.some((id) => modules.test(inRoot(id))))
          this.error(`web/build/files.ts has a rule for a file that is not there: ${String(modules)}`)
      files.clear()
      for (const id of ids) {
        const name = /node_modules\/(.*)$/.exec(id)?.[1]
        const known = name && PACKAGES.find(([, packages]) => packages.test(name))?.[0]
        // A document of the graph belongs to the module that asks it.
        const importer = id.includes('__generated__') ? this.getModuleInfo(id)?.importers[0] : undefined
        const file = known || fileFor(inRoot(importer ?? id), needed.get(id) ?? new Set())
        if (file) files.set(id, file)
      }
    },
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const follow = (file: string, way: string[]): void => {
        if (way.includes(file))
          this.error(`Files of the build import each other (web/build/files.ts): ${[...way, file].join(', ')}`)
        const output = bundle[file]
        if (done.has(file) || output?.type !== 'chunk') return
        done.add(file)
        for (const next of output.imports) follow(next, [...way, file])
      }
      for (const file of Object.keys(bundle)) follow(file, [])
    },
  }
}

/** Queries of a page's parts, which start before the code of the parts is there: `later mentorDashboard parts`, `admin admin-parts`. */
const QUERIES = / (parts|admin\w*-parts)$/

/** The occasion of a module that is imported dynamically: `page booking`, `later booking pay`, `dialogs sessions`, `soon`. */
function occasionOf(module: string): string {
  const [, page, below, file] = /^web\/pages\/(\w+)\/(?:(\w+)\/)?(?:.*\/)?(\w+)\.tsx?$/.exec(module) ?? []
  if (page === 'dev') return 'dev'
  if (page && file === 'parts') return page.startsWith('admin') ? `admin ${page}-parts` : `later ${page} parts`
  if (page === 'admin') return below ? `admin ${below}` : 'admin'
  if (page?.startsWith('admin')) return `admin ${page}`
  if (page) return FIRST_LOOK.test(file!) ? `page ${page}` : `later ${page}${below ? ` ${below}` : ''}`
  const outside = OUTSIDE.find(([, modules]) => modules.test(module))?.[0]
  return outside ?? `dialogs ${/^web\/features\/(\w+)/.exec(module)?.[1] ?? ''}`
}

/** The rules, strongest first: a module that another one imports meets the same rule as that one, or a stronger one. */
function fileFor(module: string, occasions: ReadonlySet<string>): string | undefined {
  const all = [...occasions].filter((occasion, _, { length }) => occasion !== 'dev' || length === 1)
  const [only] = all
  if (!only) return undefined
  if (occasions.has('start')) return 'common'
  if (module.startsWith('api/rules/inputs/')) return 'forms'
  if (module.startsWith('web/ui/table/')) return 'tables'
  // Not with the tab: the page of building blocks shows it too.
  if (all.length === 1 && only.startsWith('admin') && module.startsWith('web/ui/')) return 'admin'
  if (all.length === 1) return named(only)
  const [early, another] = all.filter((occasion) => QUERIES.test(occasion))
  if (early && !another && all.every((occasion) => partOf(occasion) === partOf(early))) return named(early)
  // What only tabs of the dashboard share comes with the first of them.
  if (all.every((occasion) => partOf(occasion) === 'admin')) return 'admin-tabs'
  if (all.every((occasion) => occasion.startsWith('admin'))) return 'admin'
  // Pages of everybody read their parts with them: visitors, members and administrators.
  if (/^web\/relay\/(usePartQuery|started|parts)\.ts$/.test(module)) return 'common'

  const pages = all.filter((occasion) => occasion.startsWith('page ')).map((occasion) => occasion.slice(5))
  const owners = new Set(all.map((occasion) => /^(?:page|later) (\w+)/.exec(occasion)?.[1]))
  const [owner] = owners
  if (owners.size === 1 && owner) return pages.length ? owner : `${owner}-later`

  // Pages show it at first; else it comes later: with a tab, a dialog, a menu.
  const families = [...new Set(pages.map(familyOf))]
  const isFirst = families.length > 0 || occasions.has('live')
  const isOfAccounts = families.every((family) => family === 'accounts' || family === 'members')
  if (families.includes('all') || (families.length > 1 && !isOfAccounts)) return 'common'
  if (occasions.has('soon')) return isFirst ? 'common' : 'soon'
  if (families.includes('accounts')) return 'accounts-common'

  const feature = /^web\/features\/(\w+)/.exec(module)?.[1]
  if (!isFirst && occasions.has('chat-common')) return 'chat-common'
  if (!isFirst && feature) return `${feature}-dialogs`
  // The menu of a phone is a dialog; a dialog needs no menu.
  if (!isFirst && /^web\/ui\/overlay\/(Dialog|Scrim|useDialogFocus)\./.test(module)) return 'ui'
  if (!isFirst && occasions.has('menus')) return 'menus'
  if (!isFirst && module.startsWith('api/')) return 'forms'
  if (feature === 'sessions') return 'sessions-common'
  if (!isFirst && /^web\/(ui|lib|relay)\//.test(module) && all.some(isVisitorsLater)) return 'ui'
  if (!isFirst) return 'parts'
  // The other pages of members do not need it.
  if (!occasions.has('live') && pages.every((page) => page === 'booking')) return 'booking-common'
  // Rules of the API stay out: a schema that needs one must not load a dashboard.
  const isOfDashboards = pages.every((page) => page.endsWith('Dashboard')) && !module.startsWith('api/')
  if (!occasions.has('live') && isOfDashboards) return 'dashboards'
  const [family = 'members'] = families
  return family === 'members' ? family : `${family}-common`
}

/** The page that an occasion is a part of: `admin mentors` and `admin admin-parts` → `admin`. */
function partOf(occasion: string): string {
  const [kind, first = ''] = occasion.split(' ')
  if (kind === 'admin' && first) return first.startsWith('admin') ? first.replace(/-parts$/, '') : 'admin'
  return kind === 'later' ? first : ''
}

function isVisitorsLater(occasion: string): boolean {
  const [kind, page] = occasion.split(' ')
  return kind === 'later' && !/members|accounts/.test(familyOf(page!))
}

function familyOf(page: string): string {
  return Object.keys(FAMILIES).find((family) => FAMILIES[family]!.split(' ').includes(page)) ?? 'all'
}

/** `page booking` → `booking`, `later booking pay` → `booking-pay`, `dialogs sessions` → `sessions-dialogs`. */
function named(occasion: string): string {
  const [kind, first, second = 'later'] = occasion.split(' ')
  if (kind === 'page') return first!
  if (kind === 'later') return `${first}-${second}`
  if (kind === 'dialogs') return first ? `${first}-dialogs` : 'parts'
  return kind === 'admin' && first ? (first.startsWith('admin') ? first : `admin-${first}`) : kind!
}

function inRoot(id: string): string {
  return path.relative(ROOT, id).replaceAll(path.sep, '/')
}
