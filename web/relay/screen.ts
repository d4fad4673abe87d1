import type { ComponentType } from 'react'

/** A component in a file of its own, loaded at most once and again after a failure. */
export interface Screen<P> {
  load(): Promise<ComponentType<P>>
  /** The component when it is there: rendering it then suspends nothing. */
  ready(): ComponentType<P> | undefined
}

/** `fetchCode` is a dynamic import that answers the component. */
export function screen<P>(fetchCode: () => Promise<ComponentType<P>>): Screen<P> {
  let component: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  return {
    ready: () => component,
    load() {
      loading ??= fetchCode().then(
        (loaded) => (component = loaded),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}
