/**
 * @generated SignedSource<<d33b60a5a72d893e33a00fec33258be1>>
 * @relayHash c0a5edecc277f5a7cd952a529c9aa94d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cb08ec4d0ad07a44f62033a029ce8c0fb9a8b61f1695f7892a5b25c0b2ac27a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsPageQuery } from './EarningsPageQuery.graphql';

const node: PreloadableConcreteRequest<EarningsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cb08ec4d0ad07a44f62033a029ce8c0fb9a8b61f1695f7892a5b25c0b2ac27a",
    "metadata": {},
    "name": "EarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
