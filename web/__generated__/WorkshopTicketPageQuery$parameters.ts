/**
 * @generated SignedSource<<8c4201ec39a4baaa605bf42e498e3297>>
 * @relayHash 9287acbaedf5c0a17e1ef55bbecff012
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54aa76a068832725e5c8aac2b60716c79c3f25b0d9ebac718434d92f74b59112

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54aa76a068832725e5c8aac2b60716c79c3f25b0d9ebac718434d92f74b59112",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
