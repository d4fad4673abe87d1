import { createClient } from 'graphql-ws'

/** Opens with the first subscription, closes with the last, and comes back by itself after a lost connection. */
export const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  lazyCloseTimeout: 3_000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
})
