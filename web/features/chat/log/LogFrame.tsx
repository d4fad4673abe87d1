import { Component, createRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { LogScroll, type LogPlace } from './logScroll.ts'

interface LogFrameProps {
  label: string
  /** Where to begin is known: from now on the reader's place is kept. */
  isReady: boolean
  /** Client ids of what this device has not sent yet: a new one is followed to the bottom. */
  writing: readonly string[]
  onPlace: (place: LogPlace) => void
  /** Once there is a place to keep. */
  onScroll: (scroll: LogScroll) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  children: ReactNode
}

/** What had the focus before a change. */
interface Held {
  focused: Element
  row: string | undefined
}

/** The scrolling part of a log. A class, because only a class is asked right before the page changes. */
export class LogFrame extends Component<LogFrameProps> {
  #box = createRef<HTMLDivElement>()
  #trim = createRef<HTMLDivElement>()
  #content = createRef<HTMLDivElement>()
  #scroll: LogScroll | null = null
  #sizes: ResizeObserver | null = null
  #written = new Set<string>()

  override componentDidMount(): void {
    const [box, trim, content] = [this.#box.current, this.#trim.current, this.#content.current]
    if (!box || !trim || !content) return
    const scroll = new LogScroll(box, trim, (place) => this.props.onPlace(place))
    this.#scroll = scroll
    // Pictures, fonts, the keyboard of a phone and the composer change sizes without a word.
    this.#sizes = new ResizeObserver(() => scroll.hold())
    this.#sizes.observe(box)
    this.#sizes.observe(content)
    this.props.onScroll(scroll)
    this.#written = new Set(this.props.writing)
    if (this.props.isReady) this.#open()
  }

  override getSnapshotBeforeUpdate(): Held | null {
    this.#scroll?.sync()
    const focused = document.activeElement
    if (!focused || !this.#box.current?.contains(focused)) return null
    return { focused, row: focused.closest('[data-row]')?.id }
  }

  override componentDidUpdate(before: LogFrameProps, _state: unknown, held: Held | null): void {
    const isNew = this.props.writing.some((id) => !this.#written.has(id))
    this.#written = new Set(this.props.writing)
    if (this.props.isReady && !before.isReady) this.#open()
    else if (isNew) this.#scroll?.toBottom()
    else this.#scroll?.hold()
    if (held) this.#keepFocus(held)
  }

  override componentWillUnmount(): void {
    this.#sizes?.disconnect()
  }

  /** At the first unread message, else at the newest one. */
  #open(): void {
    const line = this.#box.current?.querySelector<HTMLElement>('[data-unread]')
    if (line) this.#scroll?.toElement(line)
    else this.#scroll?.toBottom()
  }

  /** What had the focus may be gone, such as "Try again": then its message has it, or the log. */
  #keepFocus({ focused, row }: Held): void {
    if (focused.isConnected && document.activeElement === focused) return
    if (document.activeElement !== document.body) return
    const target = row === undefined ? null : document.getElementById(row)
    ;(target ?? this.#box.current)?.focus({ preventScroll: true })
  }

  override render(): ReactNode {
    const { label, onKeyDown, onFocus, children } = this.props
    return (
      // What is new is announced beside it: a log would also read out what is loaded from before.
      <Box
        ref={this.#box}
        role="log"
        aria-live="off"
        aria-label={label}
        tabIndex={0}
        onScroll={() => this.#scroll?.sync()}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div ref={this.#trim} />
        <Content ref={this.#content}>{children}</Content>
      </Box>
    )
  }
}

const Box = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  > * {
    flex: none;
  }
`

/** A short conversation stands at the bottom. It fills the box from the start, so that what loads does not move it. */
const Content = styled.div`
  flex: 1 0 auto;
  align-content: end;
`
