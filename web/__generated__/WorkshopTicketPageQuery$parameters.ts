/**
 * @generated SignedSource<<e429e4577d4e5a98f0b266a136391d66>>
 * @relayHash 4b2c6c2e86f155465fd5de866a50db12
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06e3d33e0989defc71808e576d75caf69b0c135262785f02b2fd1ccbfc2b8b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f06e3d33e0989defc71808e576d75caf69b0c135262785f02b2fd1ccbfc2b8b8",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
