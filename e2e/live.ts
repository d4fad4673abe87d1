/** When a page is connected, so that what happens from now on reaches it without a reload. */
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** For each open socket what it has started to follow, by the names of the subscriptions' fields. */
const followed = new WeakMap<Page, Map<object, Set<string>>>()

const STARTED = /"(\w+)":\{[^{}]*"change":"STARTED"/g

/** Listens to the sockets of a page; every page of the fixtures is heard. */
export function hearSockets(page: Page): void {
  const sockets = new Map<object, Set<string>>()
  followed.set(page, sockets)
  page.on('websocket', (socket) => {
    const started = new Set<string>()
    sockets.set(socket, started)
    socket.on('close', () => sockets.delete(socket))
    socket.on('framereceived', ({ payload }) => {
      for (const [, field = ''] of String(payload).matchAll(STARTED)) started.add(field)
    })
  })
}

/** Waits until the server has said that changes of this kind are told from now on. */
export async function live(page: Page, field = 'notificationChanged'): Promise<void> {
  const fields = () => [...(followed.get(page)?.values() ?? [])].flatMap((started) => [...started])
  // A look costs nothing: the browser is not asked.
  await expect.poll(fields, { message: `${page.url()} follows ${field}`, intervals: [20] }).toContain(field)
}
