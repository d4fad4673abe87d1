import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { changeSavedRemoveMutation } from '../../__generated__/changeSavedRemoveMutation.graphql.ts'
import type { changeSavedSaveMutation } from '../../__generated__/changeSavedSaveMutation.graphql.ts'
import { mutate } from '../../relay/mutate.ts'
import { sendWaiting } from '../../relay/undoable.ts'
import { leaveList, outdateShortlist, showSaved } from './shortlistStore.ts'

export interface Saved {
  /** Global id. */
  id: string
  databaseId: number
}

let last: Promise<unknown> = Promise.resolve()

/** Saves or removes a mentor for the member: shown at once, sent one after the other. Never rejects; a toast tells of a failure. */
export async function changeSaved(environment: Environment, mentor: Saved, isSaved: boolean): Promise<void> {
  const preview = environment.applyUpdate({ storeUpdater: (store) => showSaved(store, mentor.id, isSaved) })
  const before = last
  const sent = (async () => {
    await before
    // A removal that may still be undone must not come after this.
    await sendWaiting()
    await (isSaved ? save(environment, mentor) : removeSaved(environment, mentor))
  })()
  last = sent
  await sent
  preview.dispose()
}

function save(environment: Environment, { databaseId }: Saved) {
  return mutate<changeSavedSaveMutation>(
    environment,
    graphql`
      mutation changeSavedSaveMutation($input: SaveMentorInput!) @raw_response_type {
        saveMentor(input: $input) {
          ... on SaveMentorPayload @alias(as: "done") {
            mentor {
              isSaved
            }
            viewer {
              savedMentorCount
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { mentorId: databaseId } },
    { failed: 'Mentor not saved', updater: (store) => outdateShortlist(store) },
  )
}

/** Takes a mentor off the member's shortlist. Never rejects. */
export function removeSaved(environment: Environment, { id, databaseId }: Saved) {
  return mutate<changeSavedRemoveMutation>(
    environment,
    graphql`
      mutation changeSavedRemoveMutation($input: RemoveSavedMentorInput!) @raw_response_type {
        removeSavedMentor(input: $input) {
          ... on RemoveSavedMentorPayload @alias(as: "done") {
            mentor {
              isSaved
            }
            viewer {
              savedMentorCount
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { mentorId: databaseId } },
    {
      failed: 'Mentor not removed',
      updater(store, data) {
        if (data?.removeSavedMentor.done) leaveList(store, id)
      },
    },
  )
}
