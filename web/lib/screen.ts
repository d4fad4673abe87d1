import type { ComponentType } from 'react'

/** A component in a file of its own, loaded once. */
export interface Screen<P> {
  /** Loads it, again after a failure: for loaders. */
  load(): Promise<ComponentType<P>>
  /** The last load, failed or not: for rendering with `use`, which must not try again by itself. */
  lastLoad(): Promise<ComponentType<P>>
}

/** `fetchCode` is a dynamic import that answers the component. */
export function screen<P>(fetchCode: () => Promise<ComponentType<P>>): Screen<P> {
  let loading: Promise<ComponentType<P>> | undefined
  let failed = false
  function load(): Promise<ComponentType<P>> {
    if (loading && !failed) return loading
    failed = false
    const started = fetchCode()
    started.then(
      // React reads these two: a component that is there suspends nothing, not even for a moment.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => (failed = true),
    )
    loading = started
    return started
  }
  return { load, lastLoad: () => loading ?? load() }
}
