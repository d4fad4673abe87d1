/** Fonts, and what a page holds that uses them. The browser loads what else it finds used. */
const USED_BY = [
  [/latin-w/, ''],
  [/latin-5/, '</time>'],
  [/inter-r/, '₹'],
] as const

/** How long they wait for each other, in ms. */
const TOGETHER_FOR = 2_000

/** The page's fonts, of which the sheet tells, together: with each that comes by itself, every line is laid out anew. */
export async function loadFonts({ cssRules }: CSSStyleSheet): Promise<void> {
  const html = document.body.innerHTML
  const coming: Promise<unknown>[] = []
  const faces = [...cssRules].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name)
    const src = of('src')
    const unicodeRange = of('unicode-range') || 'U+0-10FFFF'
    // Its name as it is: quotes would be part of it, and no style asks for a font of that name.
    const face = new FontFace(of('font-family').replaceAll('"', ''), src, {
      weight: of('font-weight'),
      display: 'swap',
      unicodeRange,
    })
    if (USED_BY.some(([file, user]) => file.test(src) && html.includes(user))) coming.push(face.load())
    return face
  })
  await Promise.race([Promise.allSettled(coming), new Promise((resolve) => setTimeout(resolve, TOGETHER_FOR))])
  for (const face of faces) document.fonts.add(face)
}
