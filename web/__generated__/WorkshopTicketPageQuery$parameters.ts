/**
 * @generated SignedSource<<6bc63a2efe158d4c651909ead9b55367>>
 * @relayHash 639bed3d77c77205553be47f85184f97
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68113da6acc86cf5244920e1bd51b59e6ae3f3301973760a379704b6c85e1104

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68113da6acc86cf5244920e1bd51b59e6ae3f3301973760a379704b6c85e1104",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
