/** A minimal event emitter. */
export interface Signal<T> {
  tell(news: T): void
  /** Calls back on each event. Returns an unsubscribe function. */
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
