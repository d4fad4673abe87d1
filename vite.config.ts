import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { planFiles } from './web/build/files.ts'
import { relayPlugin } from './web/build/relayPlugin.ts'
import { serverBundle } from './web/build/serverBundle.ts'
import { startScript } from './web/build/startScript.ts'
import { styleNames } from './web/build/styleNames.ts'

const root = path.resolve(import.meta.dirname, 'web')

/** Content blockers take files with such names for trackers, whatever is in them. */
const LIKE_A_TRACKER = /google|facebook|analytic|track|pixel|beacon|advert|cookie|consent|(^|[-_.])ads?($|[-_.])/i

export default defineConfig({
  root,
  plugins: [
    relayPlugin({ artifacts: `${root}/__generated__` }),
    react(),
    planFiles(),
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
    modulePreload: {
      polyfill: false,
      // What every page has loaded at its start needs no hint.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/^assets\/(vendor|rolldown-runtime|index|common)-/.test(file)),
    },
    // Fonts stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${LIKE_A_TRACKER.test(name) ? 'part' : '[name]'}-[hash:7].js`,
      },
    },
  },
})
