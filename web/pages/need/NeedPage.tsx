import { useState, type ReactNode } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router'
import { styled } from 'styled-components'
import type { NeedPage_need$key } from '../../__generated__/NeedPage_need.graphql.ts'
import type { NeedPageConfirmMutation } from '../../__generated__/NeedPageConfirmMutation.graphql.ts'
import type { NeedPageEndMutation } from '../../__generated__/NeedPageEndMutation.graphql.ts'
import type { NeedPageQuery } from '../../__generated__/NeedPageQuery.graphql.ts'
import { LinkNotFound } from '../../features/workshops/LinkNotFound.tsx'
import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { PageTitle, Small } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { entry as page, needNotFoundHead } from './page.ts'

/** What a mailed link leads to: what somebody needs, and the emails about it. Only its buttons change something. */
export function NeedPage({ queryRef }: ScreenProps<NeedPageQuery>) {
  const { mailedNeed } = usePreloadedQuery<NeedPageQuery>(
    graphql`
      query NeedPageQuery($code: String!) @preloadable @raw_response_type {
        mailedNeed(code: $code) {
          ...NeedPage_need
        }
      }
    `,
    queryRef,
  )
  // After a link within the site the document's own header would tell other sites the address.
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {mailedNeed ? (
        <Need needKey={mailedNeed} />
      ) : (
        <LinkNotFound head={needNotFoundHead} to="/mentors">
          Find Mentors
        </LinkNotFound>
      )}
    </>
  )
}

const HEADINGS: Readonly<Record<string, string>> = {
  UNCONFIRMED: 'Shall we email you about mentors?',
  OPEN: 'We look for a mentor for you',
  ENDED: 'We no longer email you about this',
}

function Need({ needKey }: { needKey: NeedPage_need$key }) {
  const { text, state } = useFragment(
    graphql`
      fragment NeedPage_need on MailedNeed {
        text
        state
      }
    `,
    needKey,
  )
  const { confirm, end, isBusy, refused } = useNeedActs(useParams()['code'] ?? '')
  useViewHeading(state)
  const stop = (label: string) => (
    <Button look="plain" busy={isBusy} onClick={end}>
      {label}
    </Button>
  )
  const views: Readonly<Record<string, ReactNode>> = {
    UNCONFIRMED: (
      <>
        <p>Confirm, and we email you when a mentor who fits joins. You get at most three emails in 180 days.</p>
        <ButtonRow>
          <Button look="primary" busy={isBusy} onClick={confirm}>
            Yes, email me
          </Button>
          {stop('No, do not email me')}
        </ButtonRow>
      </>
    ),
    OPEN: (
      <>
        <p>We email you when a mentor who fits joins. You get at most three emails in 180 days.</p>
        <ButtonRow>
          <ButtonLink look="primary" to="/mentors">
            Find Mentors
          </ButtonLink>
          {stop('Stop these emails')}
        </ButtonRow>
      </>
    ),
    ENDED: (
      <>
        <p>If you still look for a mentor, search again and tell us what you need.</p>
        <ButtonRow>
          <ButtonLink look="primary" to="/mentors">
            Find Mentors
          </ButtonLink>
        </ButtonRow>
      </>
    ),
  }
  return (
    <SheetFrame>
      <PageHead {...page.head} />
      <PageTitle title={HEADINGS[state] ?? page.head.title} />
      <Sheet as="article" $pad aria-labelledby="need">
        <h2 id="need">You told us that you need</h2>
        <Words>{text}</Words>
        {refused && (
          <Notice tone="bad" role="alert">
            {refused}
          </Notice>
        )}
        {views[state]}
      </Sheet>
      {state !== 'ENDED' && <Small as="p">Anyone with this link can change these emails. Don’t share it.</Small>}
    </SheetFrame>
  )
}

/** Confirms or ends the emails; the page then shows the answer. Never rejects. */
function useNeedActs(code: string) {
  const [refused, setRefused] = useState<string | null>(null)
  const [runConfirm, isConfirming] = useMutation<NeedPageConfirmMutation>(
    graphql`
      mutation NeedPageConfirmMutation($input: ConfirmMentorNeedInput!) @raw_response_type {
        confirmMentorNeed(input: $input) {
          ... on ConfirmMentorNeedPayload @alias(as: "done") {
            need {
              ...NeedPage_need
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Not confirmed yet'),
      showsRefusals: true,
      updater: (store) => {
        const need = store.getRootField('confirmMentorNeed')?.getLinkedRecord('need')
        if (need) store.getRoot().setLinkedRecord(need, 'mailedNeed', { code })
      },
    },
  )
  const [runEnd, isEnding] = useMutation<NeedPageEndMutation>(
    graphql`
      mutation NeedPageEndMutation($input: EndMentorNeedInput!) @raw_response_type {
        endMentorNeed(input: $input) {
          ... on EndMentorNeedPayload @alias(as: "done") {
            need {
              ...NeedPage_need
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('These emails have not ended yet'),
      showsRefusals: true,
      updater: (store) => {
        const need = store.getRootField('endMentorNeed')?.getLinkedRecord('need')
        if (need) store.getRoot().setLinkedRecord(need, 'mailedNeed', { code })
      },
    },
  )
  async function act(run: typeof runConfirm | typeof runEnd): Promise<void> {
    setRefused(null)
    const outcome = await run({ input: { code } })
    if (outcome.refused && !outcome.refused.failure) setRefused(outcome.refused.message)
  }
  return {
    confirm: () => void act(runConfirm),
    end: () => void act(runEnd),
    isBusy: isConfirming || isEnding,
    refused,
  }
}

const Words = styled.blockquote`
  margin: 0;
  padding-left: 14px;
  border-left: 3px solid var(--line-strong);
  white-space: pre-line;
`
