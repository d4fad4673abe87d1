/**
 * @generated SignedSource<<0fd65613c967d0e6c801e9cb927f25a3>>
 * @relayHash 054fb6015bc52ef63fa0f427093fcf79
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b8cf4d35acf1f03dd6ce81ea3b2aba8a21bfba5c15d44697ee65313627ecd60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenConversationQuery } from './OpenConversationQuery.graphql';

const node: PreloadableConcreteRequest<OpenConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b8cf4d35acf1f03dd6ce81ea3b2aba8a21bfba5c15d44697ee65313627ecd60",
    "metadata": {},
    "name": "OpenConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
