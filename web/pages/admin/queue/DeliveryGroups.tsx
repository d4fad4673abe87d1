import { graphql, useFragment } from 'react-relay'
import type { DeliveryGroups_emails$key } from '../../../__generated__/DeliveryGroups_emails.graphql.ts'
import type { DeliveryGroups_jobs$key } from '../../../__generated__/DeliveryGroups_jobs.graphql.ts'
import type { DeliveryGroups_webhooks$key } from '../../../__generated__/DeliveryGroups_webhooks.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { EmailText } from '../../../ui/mark/EmailText.tsx'
import { ActButton, ConfirmedAct } from './ActButton.tsx'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'
import { useEmailActs, useJobActs, useWebhookActs } from './useDeliveryActs.ts'

/** Emails that the mail server did not take. */
export function EmailGroup({ queueKey }: { queueKey: DeliveryGroups_emails$key }) {
  const { emails } = useFragment(
    graphql`
      fragment DeliveryGroups_emails on WorkQueue {
        emails(first: $emails) {
          total
          rows {
            databaseId
            toAddress
            subject
            lastError
            attempts
            createdAt
          }
        }
      }
    `,
    queueKey,
  )
  const { retry, resolve } = useEmailActs()
  return (
    <QueueGroup
      kind="emails"
      title="Emails that failed"
      rows={emails?.rows}
      total={emails?.total}
      rowId={({ databaseId }) => `email:${databaseId}`}
      all="emails"
    >
      {({ databaseId, toAddress, subject, lastError, attempts, createdAt }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={subject}
          sub={
            <>
              To <EmailText>{toAddress}</EmailText>
            </>
          }
          why={whyFailed(attempts, lastError)}
          when={<Since label="Written" at={createdAt} />}
        >
          <ActButton
            row={row}
            label="Retry"
            about={`${subject}, to ${toAddress}`}
            run={() => retry({ input: { id: databaseId } })}
            said={`The email to ${toAddress} is sent again.`}
          />
          <ConfirmedAct
            row={row}
            label="Mark resolved"
            about={`${subject}, to ${toAddress}`}
            title="Mark this email as resolved?"
            description={`${subject}, to ${toAddress}`}
            consequence="It will not be sent."
            confirm="Mark resolved"
            run={() => resolve({ input: { id: databaseId } })}
            said={`The email to ${toAddress} is marked as resolved.`}
          />
        </QueueRow>
      )}
    </QueueGroup>
  )
}

/** Events of the payment provider that we could not read. */
export function WebhookGroup({ queueKey }: { queueKey: DeliveryGroups_webhooks$key }) {
  const { webhooks } = useFragment(
    graphql`
      fragment DeliveryGroups_webhooks on WorkQueue {
        webhooks(first: $webhooks) {
          total
          rows {
            id
            event
            error
            attempts
            receivedAt
          }
        }
      }
    `,
    queueKey,
  )
  const { retry, resolve } = useWebhookActs()
  return (
    <QueueGroup
      kind="webhooks"
      title="Payment events given up"
      rows={webhooks?.rows}
      total={webhooks?.total}
      rowId={({ id }) => `webhook:${id}`}
      all="webhooks"
    >
      {({ id, event, error, attempts, receivedAt }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={event}
          sub={id}
          why={whyFailed(attempts, error)}
          when={<Since label="Received" at={receivedAt} />}
        >
          <ActButton
            row={row}
            label="Retry"
            about={`${event} ${id}`}
            run={() => retry({ input: { eventId: id } })}
            said={`The payment event ${event} is read again.`}
          />
          <ConfirmedAct
            row={row}
            label="Mark resolved"
            about={`${event} ${id}`}
            title="Mark this payment event as resolved?"
            description={`${event}, ${id}`}
            consequence="It will not be read again."
            confirm="Mark resolved"
            run={() => resolve({ input: { eventId: id } })}
            said={`The payment event ${event} is marked as resolved.`}
          />
        </QueueRow>
      )}
    </QueueGroup>
  )
}

/** Jobs that are out of tries. */
export function JobGroup({ queueKey }: { queueKey: DeliveryGroups_jobs$key }) {
  const { jobs } = useFragment(
    graphql`
      fragment DeliveryGroups_jobs on WorkQueue {
        jobs(first: $jobs) {
          total
          rows {
            id
            task
            key
            attempts
            lastError
            failedAt
          }
        }
      }
    `,
    queueKey,
  )
  const { retry, remove } = useJobActs()
  return (
    <QueueGroup
      kind="jobs"
      title="Jobs out of tries"
      rows={jobs?.rows}
      total={jobs?.total}
      rowId={({ id }) => `job:${id}`}
      all="jobs"
    >
      {({ id, task, key, attempts, lastError, failedAt }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={task}
          sub={key}
          why={whyFailed(attempts, lastError)}
          when={<Since label="Failed" at={failedAt} />}
        >
          <ActButton
            row={row}
            label="Retry"
            about={`${task} ${id}`}
            run={() => retry({ input: { id } })}
            said={`The job ${task} runs again.`}
          />
          <ConfirmedAct
            row={row}
            label="Remove"
            about={`${task} ${id}`}
            title="Remove this job?"
            description={`${task}, number ${id}`}
            consequence="Its task will not be done."
            confirm="Remove job"
            run={() => remove({ input: { id } })}
            said={`The job ${task} is removed.`}
          />
        </QueueRow>
      )}
    </QueueGroup>
  )
}

function whyFailed(attempts: number, error: string | null): string {
  return `${plural(attempts, 'try').replace('trys', 'tries')}${error ? `: ${error}` : ''}`
}
