/**
 * @generated SignedSource<<dbcd9a719bf1d85a72d3a5b14a57060c>>
 * @relayHash d007e1d49740d2d25bddaac27d73a2c8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ba60e6ea0930d25d794e2c992c9e163faedd57b24e0294bda9bfe1d0d3d3e92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkQueueQuery } from './WorkQueueQuery.graphql';

const node: PreloadableConcreteRequest<WorkQueueQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ba60e6ea0930d25d794e2c992c9e163faedd57b24e0294bda9bfe1d0d3d3e92",
    "metadata": {},
    "name": "WorkQueueQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
