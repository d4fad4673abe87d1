/** Loaded first in a process of a test: its clock runs, but on another day (see onDay.ts). */
import { setClock } from './setClock.ts'

const shift = Number(process.env['CLOCK_SHIFT'])
const { now } = Date

setClock(() => now() + shift)
