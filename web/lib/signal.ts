/** Something that happens now and then, and those who want to know. */
export interface Signal<T> {
  tell(news: T): void
  /** Calls back at each telling. Returns an unsubscribe function. */
  listen(listener: (news: T) => void): () => void
}

export function signal<T = void>(): Signal<T> {
  const listeners = new Set<(news: T) => void>()
  return {
    tell(news) {
      for (const listener of listeners) listener(news)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
