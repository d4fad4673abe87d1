import {
  createContext,
  Suspense,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { loadOnce, untilThere } from '../lib/loadOnce.ts'
import { SectionBoundary } from './feedback/SectionBoundary.tsx'
import { useWasDrawn } from './useWasDrawn.ts'

/** A component in a file of its own. Props are the component's. */
export interface LazyPart<P extends object> {
  (props: P): ReactNode
  /** Prefetches the code on intent; ignores a failure, because the code is loaded again when needed. */
  preload: () => void
  /** Loads the code; rejects on failure. For parts that open on a click use `useWhenLoaded`. */
  load: () => Promise<unknown>
}

/** First wait before another try after a failure, in ms; each further wait is twice as long. */
const RETRY_MS = 5_000

/**
 * Around the pages: what the server has drawn there stays until its code comes. Not in the frame, which outlives a page: as
 * long as a part of it waits, no navigation is shown.
 */
export const StaysDrawn = createContext(false)

/**
 * A lazily loaded part of a page. `fallback` is shown while it loads; it is an element, because React cannot take a text
 * of its own from a translated page. `instead` is shown when it fails, so a failure never breaks the page around it. After a
 * failure it retries on the next mount, after a while, when the network is back, when the value that `occasion` reads from
 * the props changes, and when `instead`, as a function, calls `retry`. A part that somebody would miss needs `showFailure`
 * as `instead`.
 */
export function lazyPart<P extends object>(
  fetchCode: () => Promise<ComponentType<P>>,
  fallback: ReactElement | null = null,
  occasion: (props: P) => unknown = () => null,
  instead: ReactNode | ((error: unknown, retry: () => void) => ReactNode) = fallback,
): LazyPart<P> {
  const code = loadOnce(fetchCode)
  // It does something about the failure, which must not wait.
  const actsOnFailure = instead !== fallback && typeof instead !== 'function'
  function Part(props: P) {
    const isPagesOwn = useContext(StaysDrawn)
    const stays = useWasDrawn() && isPagesOwn && !actsOnFailure
    const [loading, setLoading] = useState(() => code.load(stays ? untilThere : undefined))
    const [last, setLast] = useState(() => occasion(props))
    const current = occasion(props)
    if (current !== last) {
      setLast(current)
      setLoading(code.load())
    }
    // What has changed meanwhile waits for its code: React would throw away what is drawn, with what is typed there.
    const [drawnProps] = useState(props)
    const [isThere, setThere] = useState(!stays)
    const shown = isThere ? props : drawnProps
    const part = useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Ready loading={loading} props={shown} />
          {stays && <Alive />}
        </Suspense>
      ),
      [loading, shown, stays],
    )
    useEffect(() => {
      let wait = RETRY_MS
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = false
      function later(): void {
        clearTimeout(timer)
        if (!isOver) timer = setTimeout(again, wait)
        wait *= 2
      }
      // What stands instead stays until the code is there.
      function again(): void {
        const another = code.load()
        another.then(() => isOver || setLoading(another), later)
      }
      loading.then(() => setThere(true), later)
      addEventListener('online', again)
      return () => {
        isOver = true
        clearTimeout(timer)
        removeEventListener('online', again)
      }
    }, [loading])
    return (
      <SectionBoundary
        resetOn={loading}
        fallback={(error) => (typeof instead === 'function' ? instead(error, () => setLoading(code.load())) : instead)}
      >
        {part}
      </SectionBoundary>
    )
  }
  return Object.assign(Part, { preload: () => void code.load().catch(() => undefined), load: code.load })
}

function Ready<P extends object>({ loading, props }: { loading: Promise<ComponentType<P>>; props: P }) {
  const Component = use(loading)
  // oxlint-disable-next-line react/static-components -- it is loaded once, not created here
  return <Component {...props} />
}

/** Tells `web/start.ts` that a part that the server has drawn has its code: a form that was submitted before is sent then. */
function Alive() {
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return null
}
