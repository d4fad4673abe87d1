/**
 * @generated SignedSource<<29192fe9f42bc3965867893ed8ea692e>>
 * @relayHash 4bc688aa98284198b6acc22c272878c4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ee2581827602a3efad510533b21cc3d3a6d033a5c1a1926daa64d2b31f82de5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingListPageQuery } from './WaitingListPageQuery.graphql';

const node: PreloadableConcreteRequest<WaitingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ee2581827602a3efad510533b21cc3d3a6d033a5c1a1926daa64d2b31f82de5",
    "metadata": {},
    "name": "WaitingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
