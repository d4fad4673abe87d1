/** The server could not be reached, or it answered with an error that is not part of the schema. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  /**
   * `offline`: no answer came. `refused`: limits or rights. `tooMuch`: more was asked for than one request may.
   * `outdated`: asked by an older build than the server knows. `broken`: the server failed.
   */
  readonly kind: 'offline' | 'refused' | 'tooMuch' | 'outdated' | 'broken'
  /** Server's request id for support; null when no answer came. */
  readonly requestId: string | null
  /** Seconds until a limit counts anew; null when it is none. */
  readonly retryAfter: number | null

  constructor(
    kind: RequestError['kind'],
    message: string,
    requestId: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(message)
    this.kind = kind
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** A missing file and a broken connection look the same. */
const BROKE = 'The connection broke or there is a new version.'

/** Title and description for a failure that no field or screen explains. */
export function explain(error: unknown): { title: string; description: string } {
  if (error instanceof RequestError && error.kind === 'offline')
    return {
      title: 'No connection',
      description: 'We could not reach the server. Check your connection and try again.',
    }
  if (error instanceof RequestError && error.kind === 'refused')
    return { title: 'That didn’t work', description: error.message }
  if (error instanceof RequestError && error.kind === 'tooMuch')
    return { title: 'Too much at once', description: 'We can’t look up this much at once. Try a smaller search.' }
  if (isChunkError(error) && !navigator.onLine)
    return { title: 'You are offline', description: 'This page opens as soon as you are back online.' }
  if (isChunkError(error))
    return {
      title: 'Part of this page didn’t load',
      description: `${BROKE} Reload the page.`,
    }
  if (isOutdated(error)) return { title: 'A new version is ready', description: 'Reload the page to continue.' }
  const id = error instanceof RequestError && error.requestId ? ` Reference: ${error.requestId}.` : ''
  return { title: 'Something went wrong', description: `Please try again.${id}` }
}

/** As `explain`, for a press whose code did not load. Nothing opens by itself later, and the next press tries again. */
export function explainPress(error: unknown): { title: string; description: string } {
  const { title, description } = explain(error)
  if (!isChunkError(error)) return { title, description }
  if (!navigator.onLine) return { title, description: 'Check your connection and try again.' }
  return { title, description: `${BROKE} Try again, or reload the page.` }
}

/** True when only a reload helps: a chunk did not come although the browser is online, or the server no longer knows an
 * operation because the site was deployed again meanwhile. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof RequestError) return error.kind === 'outdated'
  return isChunkError(error) && navigator.onLine
}

/** True when a chunk could not be loaded: offline, or the site was deployed again meanwhile. */
function isChunkError(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}
