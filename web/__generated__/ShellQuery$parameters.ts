/**
 * @generated SignedSource<<0dc984b1729f5db0f7c6bc3cd45cd623>>
 * @relayHash 185ad100f498345e435dc3627e6347b2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79b5782119b8f5ca30ed4eba9795fae413eab7b1d3e0000a6f5bb6587b6b0032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79b5782119b8f5ca30ed4eba9795fae413eab7b1d3e0000a6f5bb6587b6b0032",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
