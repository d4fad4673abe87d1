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

interface SectionState {
  error: unknown
  failed: boolean
  resetOn: unknown
}

/** Keeps a failure inside one part of a page. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionState> {
  override state: SectionState = { error: null, failed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<SectionState> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetOn }: SectionBoundaryProps, state: SectionState): SectionState | null {
    return resetOn === state.resetOn ? null : { error: null, failed: false, resetOn }
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ error: null, failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children
  }
}
