import type { ComponentType } from 'react'

/** A component in a file of its own, loaded once. */
export interface Screen<P> {
  /** Loads it, again after a failure: for loaders. */
  load(): Promise<ComponentType<P>>
  /** The last load, failed or not: for rendering, which must not try again by itself. */
  lastLoad(): Promise<ComponentType<P>>
  /** The component when it is there: rendering it then suspends nothing. */
  ready(): ComponentType<P> | undefined
}

/** `fetchCode` is a dynamic import that answers the component. */
export function screen<P>(fetchCode: () => Promise<ComponentType<P>>): Screen<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  let failed = false
  function load(): Promise<ComponentType<P>> {
    if (loading && !failed) return loading
    failed = false
    loading = fetchCode()
    loading.then(
      (loaded) => (component = loaded),
      () => (failed = true),
    )
    return loading
  }
  return { load, lastLoad: () => loading ?? load(), ready: () => component }
}
