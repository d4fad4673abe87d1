/** The script of the sandbox's checkout page, inside the modal. */

/** Served as source text: nothing from outside its body is in reach. */
export function runCheckout() {
  interface Options {
    name?: string
    description?: string
    prefill?: { name?: string; email?: string; contact?: string }
    color?: string
    escape: boolean
    backdropclose: boolean
    confirmClose: boolean
    retry: boolean
  }

  const { orderId, key, origin } = document.body.dataset
  let options: Options = { escape: true, backdropclose: false, confirmClose: false, retry: true }
  let isLeaving = false

  function part<T extends HTMLElement>(id: string): T {
    return document.getElementById(id) as T
  }

  function tell(message: object) {
    window.parent.postMessage(message, origin ?? '')
  }

  function showText(id: string, text: string | undefined) {
    const element = part(id)
    if (!element) return
    element.textContent = text ?? ''
    element.hidden = !text
  }

  /** 0 for black to 1 for white, as contrast is reckoned. */
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function paint(color: string | undefined) {
    if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return
    const { style } = document.documentElement
    style.setProperty('--theme', color)
    style.setProperty('--on-theme', luminance(color) > 0.1791 ? '#000000' : '#ffffff')
  }

  function show(given: Options) {
    options = given
    paint(given.color)
    showText('name', given.name || 'Checkout')
    showText('description', given.description)
    const { name, email, contact } = given.prefill ?? {}
    showText('buyer', [name, email, contact].filter(Boolean).join(' · '))
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) button.disabled = false
    part(part('pay') ? 'pay' : 'close').focus()
  }

  function close() {
    const confirm = part<HTMLDialogElement>('confirm')
    if (!options.confirmClose) tell({ type: 'dismissed' })
    else if (!confirm.open) confirm.showModal()
  }

  function setBusy(isBusy: boolean) {
    for (const id of ['pay', 'fail']) part<HTMLButtonElement>(id).disabled = isBusy
    part('card').setAttribute('aria-busy', String(isBusy))
  }

  /** Null when no answer came: it may have been paid. */
  async function attempt(isPaying: boolean): Promise<object | null> {
    const { email, contact } = options.prefill ?? {}
    try {
      const response = await fetch(`${orderId}/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, fail: !isPaying, email, contact }),
      })
      const answer = (await response.json()) as { error?: object }
      if (response.ok && !answer.error) return { type: 'paid', paid: answer }
      return answer.error ? { type: 'failed', error: answer.error } : null
    } catch {
      return null
    }
  }

  async function press(isPaying: boolean) {
    showText('problem', undefined)
    setBusy(true)
    const message = (await attempt(isPaying)) as { type: string; error?: { description: string } } | null
    if (message) tell(message)
    if (message?.type === 'paid') return
    setBusy(false)
    const failed = `Payment failed. ${message?.error?.description ?? ''}`
    showText('problem', message ? failed : 'No answer came, so it may have worked. It is safe to try again.')
    if (options.retry) part('pay').focus()
    else tell({ type: 'dismissed' })
  }

  /** Keeps Tab among the way to pay and the buttons: the page behind must not be reached while this is open. */
  function keepFocus(event: KeyboardEvent) {
    const stops = [
      ...document.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
        'dialog[open] button, body:not(:has(dialog[open])) :is(button, input:checked)',
      ),
    ]
    const enabled = stops.filter((button) => !button.disabled && button.getClientRects().length > 0)
    const at = enabled.indexOf(document.activeElement as HTMLButtonElement | HTMLInputElement)
    event.preventDefault()
    const next = event.shiftKey ? (at <= 0 ? enabled.length : at) - 1 : (at + 1) % enabled.length
    enabled[next]?.focus()
  }

  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return
    const message = event.data as { type?: string }
    if (message.type === 'options') show(event.data as Options)
    else if (message.type === 'escape') close()
  })
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepFocus(event)
    else if (event.key === 'Escape') isLeaving = options.escape && !document.querySelector('dialog[open]')
  })
  // At the release: a frame that goes while a key is down takes the key's release with it.
  window.addEventListener('keyup', (event) => {
    if (event.key !== 'Escape' || !isLeaving) return
    isLeaving = false
    close()
  })
  document.body.addEventListener('click', (event) => {
    if (event.target === document.body && options.backdropclose) close()
  })
  part('pay')?.addEventListener('click', () => void press(true))
  part('fail')?.addEventListener('click', () => void press(false))
  part('close').addEventListener('click', close)
  part('stay').addEventListener('click', () => part<HTMLDialogElement>('confirm').close())
  part('leave').addEventListener('click', () => tell({ type: 'dismissed' }))
  tell({ type: 'ready' })
}
