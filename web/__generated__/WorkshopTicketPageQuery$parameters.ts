/**
 * @generated SignedSource<<78f196848ddc86dc7ec25f535d11562c>>
 * @relayHash 33a68870d5da605fc1fd2470f24a940e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ac43ab5d2794eb42dfa3991f6b2336cca08d9e44ed2df112df15a9f8cb9a109

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ac43ab5d2794eb42dfa3991f6b2336cca08d9e44ed2df112df15a9f8cb9a109",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
