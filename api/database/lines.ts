/** In whose line the statements of some work wait for a connection. */
import { AsyncLocalStorage } from 'node:async_hooks'

const lines = new AsyncLocalStorage<string>()
/** Of jobs, and of rows that many requests read at once: they must not wait behind the network that asked first. */
const NOBODY = ''

export const inLineOf = <T>(network: string, work: () => T): T => lines.run(network, work)

export const inNobodysLine = <T>(work: () => T): T => lines.run(NOBODY, work)

export const lineOf = (): string => lines.getStore() ?? NOBODY
