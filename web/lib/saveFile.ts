/** Saves a text or bytes as a file through the browser's download. */
export function saveFile(fileName: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has started by the next task; revoke the URL to free the memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
