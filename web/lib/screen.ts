import type { ComponentType } from 'react'

/** A component in a file of its own, loaded once. */
export interface Screen<P> {
  /** For loaders: loads the code, again after a failure. `rescue` handles a failure of this load. */
  load(rescue?: (error: unknown) => Promise<ComponentType<P>>): Promise<ComponentType<P>>
  /** For rendering with `use`, which must not retry on its own: the last load, failed or not. */
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
        // React reads these two fields: a loaded component must not suspend, not even for a moment.
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
