/** Names of requests, for whoever looks for one in the log. They are no secret. */
import { randomUUID } from 'node:crypto'

/** This process's own, and the count of its requests behind it: drawn for each, the id would cost as much as a page's nonce. */
const start = randomUUID().slice(0, -12)
let count = 0

export const newRequestId = (): string => start + (count += 1).toString(16).padStart(12, '0')
