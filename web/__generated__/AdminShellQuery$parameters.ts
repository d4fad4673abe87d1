/**
 * @generated SignedSource<<d54fed67e5182393f94928e5f65b98a3>>
 * @relayHash 6bc1694642571d63b422f1d85f64d9f2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f55f3f1a36c209c785f858e6bf184011dc8ce5a8ce6e022abb2b9de8f77a45e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminShellQuery } from './AdminShellQuery.graphql';

const node: PreloadableConcreteRequest<AdminShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f55f3f1a36c209c785f858e6bf184011dc8ce5a8ce6e022abb2b9de8f77a45e",
    "metadata": {},
    "name": "AdminShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
