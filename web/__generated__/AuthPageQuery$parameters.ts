/**
 * @generated SignedSource<<1eb180dfd440462ca511e36324839f60>>
 * @relayHash 244c97611d2f2e9b33f884bd82bf9d6f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6650078963d1c5c4208bd8ee77dd45fff617613b7589aef936f59c75b9fa4eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthPageQuery } from './AuthPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6650078963d1c5c4208bd8ee77dd45fff617613b7589aef936f59c75b9fa4eb",
    "metadata": {},
    "name": "AuthPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
