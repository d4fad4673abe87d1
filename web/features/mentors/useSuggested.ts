import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { useSuggestedQuery } from '../../__generated__/useSuggestedQuery.graphql.ts'
import { roleText } from './roleText.ts'

export interface Suggested {
  kind: useSuggestedQuery['response']['searchSuggestions'][number]['kind']
  text: string
  /** Of a mentor. */
  mentorId: number | null
  /** The mentor's work; may be empty. */
  role: string
}

/** Text typed faster than this is asked for once, in ms. */
const TYPING = 150
/** For one letter the server suggests nothing: everything begins with it. */
const SHORTEST = 2
const NONE: readonly Suggested[] = []

/**
 * The suggestions for the text that was asked for last, and the way to ask for those of another: the last ones stay until
 * the next are there. One request at a time is on its way; what is typed meanwhile is asked for after it.
 */
export function useSuggested(): [readonly Suggested[], (text: string) => void] {
  const environment = useRelayEnvironment()
  const [typed, setTyped] = useState('')
  const [suggested, setSuggested] = useState(NONE)
  const wanted = useRef('')
  const isAsking = useRef(false)
  const ask = useEffectEvent(async (search: string) => {
    wanted.current = search
    if (isAsking.current) return
    isAsking.current = true
    for (let asked: string | null = null; wanted.current !== asked;) {
      asked = wanted.current
      // Without an answer nothing is suggested: the search works all the same.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const found = await find(environment, asked).catch(() => NONE)
      if (wanted.current === asked) setSuggested(found)
    }
    isAsking.current = false
  })
  useEffect(() => {
    const timer = setTimeout(() => void ask(typed.trim()), TYPING)
    return () => clearTimeout(timer)
  }, [typed])
  return [suggested, setTyped]
}

async function find(environment: Environment, search: string): Promise<readonly Suggested[]> {
  if (search.length < SHORTEST) return NONE
  const answer = await fetchQuery<useSuggestedQuery>(
    environment,
    graphql`
      query useSuggestedQuery($search: String!) @raw_response_type {
        searchSuggestions(search: $search) {
          kind
          text
          mentor {
            databaseId
            currentJobTitle
            currentCompany
          }
        }
      }
    `,
    { search },
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  const rows = answer?.searchSuggestions ?? []
  return rows.map(({ kind, text, mentor }) => {
    const { databaseId = null, currentJobTitle = null, currentCompany = null } = mentor ?? {}
    return { kind, text, mentorId: databaseId, role: roleText({ currentJobTitle, currentCompany }) }
  })
}
