import { useEffect } from 'react'

const COUNT = /^\(\d+\+?\) /
/** More is told as "99+": a tab shows few letters. */
const MOST = 99

/**
 * Puts the number of unread messages before the title of the tab, "(3) Inbox", whatever page sets it; takes it away at
 * none. Shows nothing.
 */
export function UnreadTitle({ count }: { count: number }) {
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count > MOST ? `${MOST}+` : count}) `
    const apply = () => retitle(mark)
    apply()
    // Pages bring their own title element, and change its text.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      retitle('')
    }
  }, [count])
  return null
}

/** Writes nothing that stands there: each writing is a change that is observed. */
function retitle(mark: string): void {
  const wanted = mark + document.title.replace(COUNT, '')
  if (document.title !== wanted) document.title = wanted
}
