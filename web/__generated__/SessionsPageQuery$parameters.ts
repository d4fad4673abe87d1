/**
 * @generated SignedSource<<ce9f27bfba796bd91c8f971e63acd550>>
 * @relayHash 637c5c8fe140d5416efde2ce7853c36b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 705c07a5adbe046f6194d32a17cd9585cb7b64985954f4d0de7c87099377536c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "705c07a5adbe046f6194d32a17cd9585cb7b64985954f4d0de7c87099377536c",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
