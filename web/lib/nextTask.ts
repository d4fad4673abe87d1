/** What follows is a task of its own: a press on a slow phone does not wait for both. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
