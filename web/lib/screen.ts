import type { ComponentType } from 'react'

/** A component in a file of its own, loaded once. */
export interface Screen<P> {
  /** Loads it, again after a failure: for loaders. `rescue` is asked what to do about a failure of this load. */
  load(rescue?: (error: unknown) => Promise<ComponentType<P>>): Promise<ComponentType<P>>
  /** The last load, failed or not: for rendering with `use`, which must not try again by itself. */
  lastLoad(): Promise<ComponentType<P>>
}

/** `fetchCode` is a dynamic import that answers the component. */
export function screen<P>(fetchCode: () => Promise<ComponentType<P>>): Screen<P> {
  let last: Promise<ComponentType<P>> | undefined
  let state: 'pending' | 'there' | 'failed' = 'pending'
  function follow(loading: Promise<ComponentType<P>>): Promise<ComponentType<P>> {
    last = loading
    state = 'pending'
    function settle(outcome: 'there' | 'failed'): void {
      if (last === loading) state = outcome
    }
    loading.then(
      (value) => {
        // React reads these two: a component that is there suspends nothing, not even for a moment.
        Object.assign(loading, { status: 'fulfilled', value })
        return settle('there')
      },
      () => settle('failed'),
    )
    return loading
  }
  function load(rescue?: (error: unknown) => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
    const loading = last && state !== 'failed' ? last : follow(fetchCode())
    return rescue && state === 'pending' ? follow(loading.catch(rescue)) : loading
  }
  return { load, lastLoad: () => last ?? load() }
}
