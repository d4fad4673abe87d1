import type { Plugin } from 'vite'

/** The client as the server runs it to draw pages (`vite build --ssr`): one bundle with its libraries, made for production. */
export function serverBundle(): Plugin {
  return {
    name: 'server-bundle',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    config: () => ({
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'server.js' } },
      },
    }),
  }
}
