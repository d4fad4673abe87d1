/** The address that a browser without script opens when it sends this form, without the site. */
export function nativeAddress(form: HTMLFormElement, at: string): string {
  if (form.method !== 'get') throw new Error(`The form is sent by ${form.method}`)
  const url = new URL(form.getAttribute('action') ?? '', new URL(at, 'http://localhost'))
  const fields = [...form.ownerDocument.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].filter(
    (field) => field.form === form && field.name !== '' && (field.type !== 'checkbox' || field.matches(':checked')),
  )
  return `${url.pathname}?${new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString()}`
}
