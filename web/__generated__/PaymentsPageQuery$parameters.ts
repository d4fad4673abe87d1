/**
 * @generated SignedSource<<634a582883e83bf7c28bcbdd232bc135>>
 * @relayHash 16e90020bbd136571b08d967635d31d4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 735f2371c74d8ed021ceed40b898707e1fc4b2dce441b0fb50f269f0ea494f8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "735f2371c74d8ed021ceed40b898707e1fc4b2dce441b0fb50f269f0ea494f8b",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
