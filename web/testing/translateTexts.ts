/** Puts each text into elements of its own, as a browser's translator does: React goes on with those taken out. */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}
