/**
 * @generated SignedSource<<d90bba87218982b19b1dc621be8bbe24>>
 * @relayHash a8337df61cf68411326037e7237adf39
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e00b90801b346f6f36a5d73d84a3159c7b447ef8403a3476628c3ea5d9b769d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopsPageQuery } from './WorkshopsPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e00b90801b346f6f36a5d73d84a3159c7b447ef8403a3476628c3ea5d9b769d",
    "metadata": {},
    "name": "WorkshopsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
