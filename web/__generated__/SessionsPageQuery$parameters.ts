/**
 * @generated SignedSource<<89260755536659870225f9e62d6a4b50>>
 * @relayHash 90c53d97d745c0203311c9529e246da7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164067b5f4ca61420022a22dd4f1d79bcc5b2b75e5ad017e0cf137d0302b5e1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "164067b5f4ca61420022a22dd4f1d79bcc5b2b75e5ad017e0cf137d0302b5e1b",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
