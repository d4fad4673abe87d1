/** Hands a text to the browser as a download. */
export function saveFile(fileName: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has taken it by the next turn; keeping it would keep the text in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
