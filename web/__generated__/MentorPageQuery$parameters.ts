/**
 * @generated SignedSource<<aaa6e2f82c147e796402c0a2f8b07243>>
 * @relayHash 7fa9726f10aaf5db08818d892aa3c60b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db66b90ab6ece22e94657813639542b4707b47d60a09615c6ebc0ede93669167

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db66b90ab6ece22e94657813639542b4707b47d60a09615c6ebc0ede93669167",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
