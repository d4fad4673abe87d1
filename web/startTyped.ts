/** What was typed comes back after the reload that the notice of `web/index.html` offers. */

/** The next page of the tab takes it, which is the same one. */
const KEY = 'plumbline:typed'

/** A password is not stored, and a file cannot be put back. */
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(':is(input, textarea, select):not([type=password],[type=file])'),
]

/** Nothing is stored where storage is blocked. */
export function reloadWithTyped(): void {
  location.reload()
  sessionStorage[KEY] = JSON.stringify(fields().map(({ name, value }) => [name, value]))
}

/** Told as an input, so that it is kept for the page's code as well. */
export function putTypedBack(): void {
  const typed = JSON.parse(sessionStorage[KEY] ?? '[]') as [string, string][]
  delete sessionStorage[KEY]
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of fields()) {
      const [name, value] = typed.shift() ?? []
      if (field.name !== name || field.value === value) continue
      field.value = value!
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}
