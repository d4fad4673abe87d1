import { useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSaveAvailableMutation } from '../../__generated__/useSaveAvailableMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Saves whether the mentor of this global id takes bookings: shown at once, and undone with a message on failure. */
export function useSaveAvailable(id: string): (available: boolean) => void {
  const environment = useRelayEnvironment()
  const [run] = useMutation<useSaveAvailableMutation>(
    graphql`
      mutation useSaveAvailableMutation($input: UpdateMentorProfileInput!) @raw_response_type {
        updateMentorProfile(input: $input) {
          ... on UpdateMentorProfilePayload @alias(as: "done") {
            mentor {
              ...AvailableSwitch_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Update Failed' },
  )
  /** One after the other: what was chosen last is what the server has in the end. */
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return (available) => {
    const shown = environment.applyUpdate({ storeUpdater: (store) => store.get(id)?.setValue(available, 'available') })
    before.current = before.current.then(() => run({ input: { available } })).finally(() => shown.dispose())
  }
}
