/** Puts another clock in place of this process's: `now` says the time in ms. Timers stay as they are. */
export function setClock(now: () => number): void {
  Date.now = now
  // A proxy, not a class: every date is an instance of Date, no matter who made it.
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: unknown[], newTarget) =>
      Reflect.construct(date, given.length > 0 ? given : [now()], newTarget) as Date,
  })
}
