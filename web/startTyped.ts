/** What was typed and chosen comes back after the reload that the notice of `web/index.html` offers. */

/** What is secret is not kept, whether it is shown or not; a file cannot be put back. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    '[name]:not([type=file],[autocomplete$=password],[autocomplete$=code])',
  ),
]

/** In the entry of the history: no other address and no other tab finds it. */
export function reloadWithTyped(): void {
  const typed = fields().map(({ name, value, checked }) => [name, value, checked])
  history.replaceState({ ...history.state, typed }, '')
  location.reload()
}

/** Told as an input, so that it is kept for the page's code as well. */
export function putTypedBack(): void {
  const { typed, ...state } = history.state ?? {}
  if (!typed) return
  history.replaceState(state, '')
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of fields()) {
      const [name, value, checked] = typed.shift() ?? []
      if (field.name !== name || (field.value === value && field.checked === checked)) continue
      Object.assign(field, { value, checked })
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}
