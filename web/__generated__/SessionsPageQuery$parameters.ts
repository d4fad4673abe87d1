/**
 * @generated SignedSource<<2feafa6205d86b508c25987d2e850b5d>>
 * @relayHash 43849ab0ede3e54d99b4822ed1ae98f5
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58c91b78f70c4ee3dbd4d2129a277c96d8c629f308a063f0ae925e8bfce321cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58c91b78f70c4ee3dbd4d2129a277c96d8c629f308a063f0ae925e8bfce321cb",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
