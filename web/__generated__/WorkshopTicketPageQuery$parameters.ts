/**
 * @generated SignedSource<<c32cdac4af6d26f844c2031986ca1d7b>>
 * @relayHash e4097137b96c5b7f695a2614d4010634
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56eccc4a7475ed4a3c508257924ec8a8164b6698c7cf8166bad8027e2a2ade8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56eccc4a7475ed4a3c508257924ec8a8164b6698c7cf8166bad8027e2a2ade8b",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
