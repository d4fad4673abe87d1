/**
 * @generated SignedSource<<ff4a50e97ddabe706b74297c692741f0>>
 * @relayHash 7709b2a6ec589e25f453595107a47407
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af9d7a311c10e89b9dc75264bc88e3633a75414076538752a4eadf36c18a881

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0af9d7a311c10e89b9dc75264bc88e3633a75414076538752a4eadf36c18a881",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
