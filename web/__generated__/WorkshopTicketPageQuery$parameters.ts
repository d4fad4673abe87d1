/**
 * @generated SignedSource<<b145fc2284366173b7b0dfd5f52bc98d>>
 * @relayHash a01557d51428604d28b64f2cf2503b24
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161a456d76d67debbace28a06a9205afe90a41aacf8f6a905db0316c8f98e734

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "161a456d76d67debbace28a06a9205afe90a41aacf8f6a905db0316c8f98e734",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
