import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { besides, noteImports } from './web/build/preloads.ts'
import { relayPlugin } from './web/build/relayPlugin.ts'
import { serverBundle } from './web/build/serverBundle.ts'
import { startScript } from './web/build/startScript.ts'
import { styleNames } from './web/build/styleNames.ts'

const root = path.resolve(import.meta.dirname, 'web')

/** Libraries that the first page needs whatever it is; they change rarely, so they are one cached file. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-relay|relay-runtime|react-router|styled-components|stylis|fbjs|@babel|invariant|nullthrows|@emotion)[\\/]/

/** What every page loads at first is in the entry, also what some page shares with it: each file less is bytes less. */
const SHELL = { name: 'shell', tags: ['$initial' as const] }

/** Small files that the same pages share, as one: the controls of a form, the way to search, times and amounts, tabs, who a mentor is. */
const SHARED = [
  { name: 'control', test: /web\/ui\/(Input|controlStyles|fieldContext)\.tsx?$/ },
  {
    name: 'search',
    test: /web\/features\/mentors\/filters\.tsx?$|web\/ui\/Chips\.tsx$|web\/lib\/shownCount\.ts$|web\/ui\/useEarlyChoice\.ts$|icons\/search\.m?js$/,
  },
  {
    name: 'amounts',
    test: /api\/rules\/(text\/format|time\/time|money\/money)\.ts$|web\/ui\/Money\.tsx$|web\/lib\/(plural|mentorPath)\.ts$/,
  },
  { name: 'live', test: /web\/relay\/(live|refresh)\.ts$/ },
  { name: 'said', test: /icons\/(info|circle-check)\.m?js$/ },
  { name: 'send', test: /web\/relay\/(mutate|refusal|useMutation)\.ts$/ },
  { name: 'icons', test: /icons\/(chevron-down|chevron-right|circle-exclamation-point)\.m?js$/ },
  { name: 'areas', test: /web\/ui\/(TextArea|NumberInput)\.tsx$/ },
  { name: 'sight', test: /icons\/(eye|lock)\.m?js$/ },
  { name: 'now', test: /web\/lib\/clock\.ts$|web\/ui\/useNow\.ts$/ },
  { name: 'tabs', test: /web\/ui\/(UrlTabs|Tabs)\.tsx$|web\/lib\/tabAddress\.ts$/ },
  {
    name: 'person',
    test: /web\/ui\/PersonName\.tsx$|web\/features\/mentors\/(MentorAvatar|MentorRole|roleText)\.tsx?$/,
  },
]

/** Content blockers take files with such names for trackers, whatever is in them. */
const LIKE_A_TRACKER = /google|facebook|analytic|track|pixel|beacon|advert|cookie|consent|(^|[-_.])ads?($|[-_.])/i

export default defineConfig({
  root,
  plugins: [
    relayPlugin({ artifacts: `${root}/__generated__` }),
    react(),
    noteImports(),
    styleNames(),
    startScript(),
    serverBundle(),
  ],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Browsers with `light-dark()`: written out for older ones, a colour could not change below the root any more.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Browsers without it load a page's parts one after the other, as they would without the hint.
    modulePreload: { polyfill: false, resolveDependencies: besides },
    // Fonts stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${LIKE_A_TRACKER.test(name) ? 'part' : '[name]'}-[hash:7].js`,
        codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }, SHELL, ...SHARED] },
      },
    },
  },
})
