/** A native form control. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The value of a field with these controls; `current` if they say nothing, as radios of which none is checked or a select
 * without that option. A list holds what is chosen of checkboxes or in a select, and items that no control offers.
 */
export function readField(elements: readonly FieldElement[], current: unknown): unknown {
  if (!Array.isArray(current)) {
    const element = elements.findLast(saysSomething)
    if (!element) return current
    return element.type === 'checkbox' ? isChosen(element) : element.value
  }
  const choices = elements.flatMap(choicesOf)
  const others = current.filter((item) => choices.every(({ value }) => value !== item))
  const next = [...others, ...choices.filter(isChosen).map(({ value }) => value)]
  return next.length === current.length && next.every((item) => current.includes(item)) ? current : next
}

/** Shows the value of a field in one of its controls. */
export function writeField(element: FieldElement, value: unknown): void {
  if (Array.isArray(value)) for (const choice of choicesOf(element)) choose(choice, value.includes(choice.value))
  else if (/radio|checkbox/.test(element.type)) choose(element, value === true || value === element.value)
  else element.value = String(value ?? '')
}

/** Whether a control that has just appeared holds more than the form knows: it was filled in before the page was alive. */
export function isFilledIn(element: FieldElement, value: unknown): boolean {
  if (Array.isArray(value)) return choicesOf(element).some((one) => isChosen(one) && !value.includes(one.value))
  if (/radio|checkbox/.test(element.type)) return isChosen(element) && !value
  return element.value !== '' && (!value || ('defaultValue' in element && element.value !== element.defaultValue))
}

function saysSomething(element: FieldElement): boolean {
  if (element.type === 'radio') return isChosen(element)
  return !('options' in element) || element.selectedIndex >= 0
}
/** What can be chosen for a list: the options of a select, or a checkbox. */
function choicesOf(element: FieldElement): (HTMLOptionElement | FieldElement)[] {
  return 'options' in element ? [...element.options] : [element]
}
function isChosen(choice: HTMLOptionElement | FieldElement): boolean {
  return 'selected' in choice ? choice.selected : 'checked' in choice && choice.checked
}
function choose(choice: HTMLOptionElement | FieldElement, isOn: boolean): void {
  if ('selected' in choice) choice.selected = isOn
  else if ('checked' in choice) choice.checked = isOn
}
