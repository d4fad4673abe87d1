/**
 * @generated SignedSource<<3ef66b2f0dd3cbc1da1080d7cb867220>>
 * @relayHash 977403ebc64c8d7bfa1fab0a9931a491
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c23cfd442aadaf6e3d1f95838ef9e917bdd34dab2128626397feb04a20ee00f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c23cfd442aadaf6e3d1f95838ef9e917bdd34dab2128626397feb04a20ee00f2",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
