import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  /** Fallback content; call `retry` to render the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** Called before a retry, for example to reload the query. */
  onRetry?: () => void
  /** When this changes after a failure, for example to a new query reference, the content is rendered again. */
  resetOn?: unknown
  children: ReactNode
}

interface SectionState {
  error: unknown
  failed: boolean
  resetOn: unknown
}

/** Error boundary for one section of a page. */
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
