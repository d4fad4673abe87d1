import type { UserEvent } from '@testing-library/user-event'

/** Puts a text into a field at once, as pasting does. `user.type` is for what each key brings about: a page is rendered for each. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
