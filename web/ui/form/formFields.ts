/** A native form control. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value of a control; undefined for an unchecked radio, which says nothing about its group. */
export function readField(element: FieldElement): string | boolean | undefined {
  if (element.type === 'radio') return isChecked(element) ? element.value : undefined
  return element.type === 'checkbox' ? isChecked(element) : element.value
}

/** Sets the value of a control. */
export function writeField(element: FieldElement, value: unknown): void {
  if (!('checked' in element) || !['radio', 'checkbox'].includes(element.type)) element.value = String(value ?? '')
  else element.checked = element.type === 'radio' ? element.value === value : Boolean(value)
}

/** Whether it holds another text than it was drawn with. */
export function isTypedInto(element: FieldElement): boolean {
  return 'defaultValue' in element && !/radio|checkbox/.test(element.type) && element.value !== element.defaultValue
}

function isChecked(element: FieldElement): boolean {
  return 'checked' in element && element.checked
}
