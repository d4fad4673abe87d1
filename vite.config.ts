import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontPreload } from './web/build/fontPreload.ts'
import { relayPlugin } from './web/build/relayPlugin.ts'

const root = path.resolve(import.meta.dirname, 'web')

/** Libraries that the first page needs whatever it is; they change rarely, so they are one cached file. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-relay|relay-runtime|react-router|styled-components|stylis|fbjs|@babel|invariant|nullthrows|@emotion|get-nonce)[\\/]/

export default defineConfig({
  root,
  plugins: [relayPlugin({ artifacts: `${root}/__generated__` }), react(), fontPreload(/inter-latin-wght.*\.woff2$/)],
  // The server puts each response's own nonce in its place.
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Browsers without it load a page's parts one after the other, as they would without the hint.
    modulePreload: { polyfill: false },
    // Fonts stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } } },
  },
})
