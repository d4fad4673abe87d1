import { graphql } from 'react-relay'
import type { useDeliveryActsRemoveJobMutation } from '../../../__generated__/useDeliveryActsRemoveJobMutation.graphql.ts'
import type { useDeliveryActsResolveEmailMutation } from '../../../__generated__/useDeliveryActsResolveEmailMutation.graphql.ts'
import type { useDeliveryActsResolveWebhookMutation } from '../../../__generated__/useDeliveryActsResolveWebhookMutation.graphql.ts'
import type { useDeliveryActsRetryEmailMutation } from '../../../__generated__/useDeliveryActsRetryEmailMutation.graphql.ts'
import type { useDeliveryActsRetryJobMutation } from '../../../__generated__/useDeliveryActsRetryJobMutation.graphql.ts'
import type { useDeliveryActsRetryWebhookMutation } from '../../../__generated__/useDeliveryActsRetryWebhookMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** What can be done about an email that failed. */
export function useEmailActs() {
  const [retry] = useMutation<useDeliveryActsRetryEmailMutation>(
    graphql`
      mutation useDeliveryActsRetryEmailMutation($input: RetryEmailInput!) @raw_response_type {
        retryEmail(input: $input) {
          ... on RetryEmailPayload @alias(as: "done") {
            workQueue {
              total
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'The email was not retried' },
  )
  const [resolve] = useMutation<useDeliveryActsResolveEmailMutation>(
    graphql`
      mutation useDeliveryActsResolveEmailMutation($input: ResolveEmailInput!) @raw_response_type {
        resolveEmail(input: $input) {
          ... on ResolveEmailPayload @alias(as: "done") {
            workQueue {
              total
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'The email was not resolved' },
  )
  return { retry, resolve }
}

/** What can be done about a payment event that could not be read. */
export function useWebhookActs() {
  const [retry] = useMutation<useDeliveryActsRetryWebhookMutation>(
    graphql`
      mutation useDeliveryActsRetryWebhookMutation($input: RetryWebhookInput!) @raw_response_type {
        retryWebhook(input: $input) {
          ... on RetryWebhookPayload @alias(as: "done") {
            workQueue {
              total
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'The payment event was not retried' },
  )
  const [resolve] = useMutation<useDeliveryActsResolveWebhookMutation>(
    graphql`
      mutation useDeliveryActsResolveWebhookMutation($input: ResolveWebhookInput!) @raw_response_type {
        resolveWebhook(input: $input) {
          ... on ResolveWebhookPayload @alias(as: "done") {
            workQueue {
              total
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'The payment event was not resolved' },
  )
  return { retry, resolve }
}

/** What can be done about a job that is out of tries. */
export function useJobActs() {
  const [retry] = useMutation<useDeliveryActsRetryJobMutation>(
    graphql`
      mutation useDeliveryActsRetryJobMutation($input: RetryJobInput!) @raw_response_type {
        retryJob(input: $input) {
          ... on RetryJobPayload @alias(as: "done") {
            workQueue {
              total
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'The job was not retried' },
  )
  const [remove] = useMutation<useDeliveryActsRemoveJobMutation>(
    graphql`
      mutation useDeliveryActsRemoveJobMutation($input: RemoveJobInput!) @raw_response_type {
        removeJob(input: $input) {
          ... on RemoveJobPayload @alias(as: "done") {
            workQueue {
              total
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'The job was not removed' },
  )
  return { retry, remove }
}
