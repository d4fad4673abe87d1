/**
 * @generated SignedSource<<d5ee4f82cdea33d1a6a5ea8543cf1f24>>
 * @relayHash 63710350b7b7301549bcaab07205037f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d56a3f8d5ba14445ce6e981f3a40eadb6ddb9d13a55da8c9d0ce07a2f855b48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPanelQuery } from './RequestPanelQuery.graphql';

const node: PreloadableConcreteRequest<RequestPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d56a3f8d5ba14445ce6e981f3a40eadb6ddb9d13a55da8c9d0ce07a2f855b48",
    "metadata": {},
    "name": "RequestPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
