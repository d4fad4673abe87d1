/** Loaded first in a process of a test: its clock goes, but at another day (see onDay.ts). */
const shift = Number(process.env['CLOCK_SHIFT'])
const { now } = Date

Date.now = () => now() + shift
// A proxy, not a class: every date is an instance of Date, no matter who made it.
globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[], newTarget) =>
    Reflect.construct(date, given.length > 0 ? given : [Date.now()], newTarget) as Date,
})
