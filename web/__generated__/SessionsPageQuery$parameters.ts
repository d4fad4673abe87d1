/**
 * @generated SignedSource<<dfa3516082c23b58141bb237e95c9c02>>
 * @relayHash f0d17f5c51a39d3a4c8d2f1d9cf7d281
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0072bff525cffd631095904efd653f4d2507300fd16ca003616bad4e7cdd5bc6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0072bff525cffd631095904efd653f4d2507300fd16ca003616bad4e7cdd5bc6",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
