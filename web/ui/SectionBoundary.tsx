import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  /** What stands in its place; call `retry` to try once more. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** Done before the content is tried again, such as loading its query anew. */
  onRetry?: () => void
  /** When this changes after a failure, such as to a new query reference, the content is tried again. */
  resetOn?: unknown
  children: ReactNode
}

/** Keeps a failure inside one part of a page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ error: null, failed: false })
  }

  override componentDidUpdate(before: SectionBoundaryProps): void {
    if (this.state.failed && before.resetOn !== this.props.resetOn) this.setState({ error: null, failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}
