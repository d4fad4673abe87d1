import { useEffect, useReducer, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'

/** Time without a change after which a draft is asked about, in ms. */
const PAUSE_MS = 400

interface Draft<Q extends OperationType> {
  query: GraphQLTaggedNode
  /** Null while there is nothing to ask about: the last answer stays. */
  variables: Q['variables'] | null
  /** When this changes, the answer may be another one for the same draft. */
  occasion?: string
}

export interface DraftAnswer<T> {
  /** The last answer, perhaps of an earlier draft; null before the first. */
  data: T | null
  /** `behind`: the answer is of an earlier draft, and none is asked for. */
  state: 'current' | 'loading' | 'failed' | 'behind'
  retry: () => void
}

/** What the server says of something that is not saved yet: asked when typing pauses; the last answer stays meanwhile. */
export function useDraftAnswer<Q extends OperationType>(draft: Draft<Q>): DraftAnswer<Q['response']> {
  const { query, variables, occasion = '' } = draft
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ key: string; data: Q['response'] } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const isFirst = useRef(true)
  const kept = useRef<Disposable>(null)
  const key = variables && JSON.stringify([variables, occasion, attempt])
  useEffect(() => {
    if (key === null) return undefined
    const [asked] = JSON.parse(key) as [Q['variables']]
    let stop = (): void => {}
    const timer = setTimeout(
      () => {
        isFirst.current = false
        const request = fetchQuery<Q>(environment, query, asked, { fetchPolicy: 'network-only' }).subscribe({
          next(data) {
            // The store would drop what nobody holds, and parts of the answer are read from it.
            const before = kept.current
            kept.current = environment.retain(createOperationDescriptor(getRequest(query), asked))
            before?.dispose()
            setAnswer({ key, data })
          },
          error: () => setFailed(key),
        })
        stop = () => request.unsubscribe()
      },
      isFirst.current ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, query, key])
  useEffect(() => () => kept.current?.dispose(), [])

  function state(): DraftAnswer<unknown>['state'] {
    if (key === null) return 'behind'
    if (key === failed) return 'failed'
    return key === answer?.key ? 'current' : 'loading'
  }
  return {
    data: answer?.data ?? null,
    state: state(),
    retry: again,
  }
}
