/**
 * @generated SignedSource<<a2698f05a37ddfdb53a98b8127edead0>>
 * @relayHash 2503aaf7972a143f3f9ae2f2823c82f0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2578c3c933782385a24da7c3adddeb8145367759ebcc466722c8e259918b4476

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2578c3c933782385a24da7c3adddeb8145367759ebcc466722c8e259918b4476",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
