/**
 * @generated SignedSource<<7ccc7eb52b7d020ab9d219b928cbb05e>>
 * @relayHash fbd7f3075f59213def5a2e0371205f4a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f10ff2c15e7810857772977befe0a9445e55091d6ddb5d9b0f9d255bda11b43e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f10ff2c15e7810857772977befe0a9445e55091d6ddb5d9b0f9d255bda11b43e",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
