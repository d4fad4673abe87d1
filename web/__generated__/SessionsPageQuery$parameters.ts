/**
 * @generated SignedSource<<438f011cba67a3821cc76526bfa681c9>>
 * @relayHash aef8a98305901624161e7189d0890cfa
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60b579b66cd94c8848f74847bd2ba388d219acb217ea932ed5618002b184e5b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60b579b66cd94c8848f74847bd2ba388d219acb217ea932ed5618002b184e5b0",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
