/**
 * @generated SignedSource<<bc752d329e2f04e5a1d2f0fe796931bf>>
 * @relayHash 36529b47a7ad4c38ddce37611cc2304e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f738088349d2f7193b7f11097b97e3716b913daf9d150bd03c1ee23ede741e74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthPageQuery } from './AuthPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f738088349d2f7193b7f11097b97e3716b913daf9d150bd03c1ee23ede741e74",
    "metadata": {},
    "name": "AuthPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
