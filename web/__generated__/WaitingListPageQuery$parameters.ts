/**
 * @generated SignedSource<<a0baf6ab6f7a139869143cdd36f33657>>
 * @relayHash 825c747f37606471334bf67f961069ff
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65e7a15fff6fe661fafa7e255503923a0bbd8415480a0cc9e9505cb7aab33f36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingListPageQuery } from './WaitingListPageQuery.graphql';

const node: PreloadableConcreteRequest<WaitingListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65e7a15fff6fe661fafa7e255503923a0bbd8415480a0cc9e9505cb7aab33f36",
    "metadata": {},
    "name": "WaitingListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
