/** Calls back when things may work again: the network is back, or the person is. Returns an unsubscribe function. */
export function onWake(wake: () => void): () => void {
  function look(): void {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', look)
  }
}
