/**
 * @generated SignedSource<<d10d653b908edd01cecb504bf4a21d61>>
 * @relayHash c2e8302bddb98c46d0c87fb803cf9fd8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cf001642873e67c2f947e1824c726f2cc7b85cec55216a97b43e0707bd4e520

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cf001642873e67c2f947e1824c726f2cc7b85cec55216a97b43e0707bd4e520",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
