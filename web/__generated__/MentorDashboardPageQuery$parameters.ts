/**
 * @generated SignedSource<<58dc0eb32f1962ebe2420cb2eb03b968>>
 * @relayHash 7cf51524cba823aaf2e55bbffcf9857e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aef4907a7ad1f07a50a6b169bc6d7ee16d7bffe69c106ff1fe47af772d3ed2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9aef4907a7ad1f07a50a6b169bc6d7ee16d7bffe69c106ff1fe47af772d3ed2b",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
