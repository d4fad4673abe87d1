/**
 * @generated SignedSource<<ef72c524c142efea9090e58c09485a67>>
 * @relayHash 3ca8d50e2d165090a20dc36064311358
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db5f7855a02f0e4c52db1fc0ecd8df0ef3dcdd0e64e650d1963d8f7e3fd95955

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyPolicyPageQuery } from './PrivacyPolicyPageQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyPolicyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db5f7855a02f0e4c52db1fc0ecd8df0ef3dcdd0e64e650d1963d8f7e3fd95955",
    "metadata": {},
    "name": "PrivacyPolicyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
