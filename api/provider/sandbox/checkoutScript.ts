/** The sandbox's twin of the provider's checkout script. It runs in the product's page. */

/** Served as source text: nothing from outside its body is in reach. */
export function installCheckout() {
  interface Options {
    key: string
    order_id: string
    name?: string
    description?: string
    prefill?: { name?: string; email?: string; contact?: string }
    theme?: { color?: string; backdrop_color?: string }
    modal?: { ondismiss?: () => void; escape?: boolean; backdropclose?: boolean; confirm_close?: boolean }
    retry?: { enabled?: boolean }
    timeout?: number
    handler?: (paid: unknown) => void
  }

  const script = document.currentScript as HTMLScriptElement
  // The product may serve the sandbox under a path of its own.
  const base = new URL('.', script.src)
  const sandbox = base.origin

  function Razorpay(this: unknown, options: Options) {
    for (const required of ['key', 'order_id'] as const) {
      if (!options?.[required]) throw new Error(`${required} is required`)
    }
    const failed: ((response: unknown) => void)[] = []
    let overlay: HTMLDivElement | null = null
    let frame: HTMLIFrameElement | null = null
    let isReady = false
    let timer = 0
    let restore = () => {}

    function remove() {
      window.removeEventListener('message', hear)
      document.removeEventListener('keydown', watchEscape, true)
      window.clearTimeout(timer)
      overlay?.remove()
      overlay = null
      frame = null
      isReady = false
      restore()
    }

    function dismiss() {
      remove()
      options.modal?.ondismiss?.()
    }

    function tell(message: object) {
      frame?.contentWindow?.postMessage(message, sandbox)
    }

    function hear(event: MessageEvent) {
      if (event.origin !== sandbox || !frame || event.source !== frame.contentWindow) return
      const message = event.data as { type?: string; paid?: unknown; error?: unknown }
      if (message.type === 'ready') {
        isReady = true
        const { name, description, prefill, theme } = options
        const { escape = true, backdropclose = false, confirm_close: confirmClose = false } = options.modal ?? {}
        const retry = options.retry?.enabled ?? true
        tell({
          type: 'options',
          name,
          description,
          prefill,
          color: theme?.color,
          escape,
          backdropclose,
          confirmClose,
          retry,
        })
        frame.focus()
      } else if (message.type === 'paid') {
        remove()
        options.handler?.(message.paid)
      } else if (message.type === 'failed') {
        for (const callback of failed) callback({ error: message.error })
      } else if (message.type === 'dismissed') dismiss()
    }

    /** The frame hears Escape itself once it has the focus. */
    function watchEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || options.modal?.escape === false) return
      event.preventDefault()
      event.stopPropagation()
      if (isReady) tell({ type: 'escape' })
      else dismiss()
    }

    /** Everything behind the modal is out of reach until it goes. */
    function coverPage() {
      const focused = document.activeElement
      const overflow = document.documentElement.style.overflow
      const behind = [...document.body.children].filter((element) => !element.hasAttribute('inert'))
      for (const element of behind) element.setAttribute('inert', '')
      document.documentElement.style.overflow = 'hidden'
      restore = () => {
        for (const element of behind) element.removeAttribute('inert')
        document.documentElement.style.overflow = overflow
        if (focused instanceof HTMLElement) focused.focus()
      }
    }

    function open() {
      if (overlay) return
      coverPage()
      overlay = document.createElement('div')
      overlay.setAttribute('role', 'dialog')
      overlay.setAttribute('aria-modal', 'true')
      overlay.setAttribute('aria-label', 'Checkout')
      const background = options.theme?.backdrop_color ?? 'rgba(8, 15, 28, 0.66)'
      Object.assign(overlay.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background })
      frame = document.createElement('iframe')
      frame.title = 'Checkout (test mode)'
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', colorScheme: 'light' })
      const query = new URLSearchParams({ key: options.key, origin: window.location.origin })
      frame.src = new URL(`checkout/${encodeURIComponent(options.order_id)}?${query}`, base).href
      overlay.append(frame)
      window.addEventListener('message', hear)
      document.addEventListener('keydown', watchEscape, true)
      document.body.append(overlay)
      if (options.timeout) timer = window.setTimeout(dismiss, options.timeout * 1000)
    }

    return {
      open,
      close: () => overlay && remove(),
      on(event: string, callback: (response: unknown) => void) {
        if (event === 'payment.failed') failed.push(callback)
      },
    }
  }

  Object.assign(window, { Razorpay })
}
