/**
 * @generated SignedSource<<ed7bdf1e78c0ad56c88f993f84633b22>>
 * @relayHash 1c00e1814dd463d340d97b7f7c27ac13
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc2ef6d573c01915a7f43cd75cb06df19086f40a75a7592a68dd53a7ddf99cc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingListPageQuery } from './WaitingListPageQuery.graphql';

const node: PreloadableConcreteRequest<WaitingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc2ef6d573c01915a7f43cd75cb06df19086f40a75a7592a68dd53a7ddf99cc2",
    "metadata": {},
    "name": "WaitingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
