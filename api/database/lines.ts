/** Whose line some work waits in, wherever things are done in turn: that of a network, of an answer or rows for many, or nobody's. */
import { AsyncLocalStorage } from 'node:async_hooks'

const lines = new AsyncLocalStorage<string>()

/** Of jobs, which nobody waits for. */
export const NOBODY = ''

/** What `work` and all that it calls asks for waits in the line of this name. */
export const inLineOf = <T>(name: string, work: () => T): T => lines.run(name, work)

export const currentLine = (): string => lines.getStore() ?? NOBODY
