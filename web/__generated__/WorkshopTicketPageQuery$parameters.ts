/**
 * @generated SignedSource<<333bca59c6b76a8655ae1b183a96deaa>>
 * @relayHash 3c6032879741246a5b24673b2f51e10d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7857fe0c48d5fbbe565b29575d47924cc1021c0042b2d63523fe29b6c6e9843b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7857fe0c48d5fbbe565b29575d47924cc1021c0042b2d63523fe29b6c6e9843b",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
