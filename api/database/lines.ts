/** Whose line some work waits in, wherever things are done in turn: that of a network, of an answer for many, or nobody's. */
import { AsyncLocalStorage } from 'node:async_hooks'

const lines = new AsyncLocalStorage<string>()
/** Of jobs, and of rows that many requests read at once: they must not wait behind the network that asked first. */
const NOBODY = ''

/** What `work` and all that it calls asks for waits in the line of this name. */
export const inLineOf = <T>(name: string, work: () => T): T => lines.run(name, work)

export const inNobodysLine = <T>(work: () => T): T => lines.run(NOBODY, work)

export const currentLine = (): string => lines.getStore() ?? NOBODY
