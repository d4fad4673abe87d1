/**
 * @generated SignedSource<<ecd349a3378e037b436cdcaeccd96472>>
 * @relayHash f7dadca2ccc381b906a5cd3e6cf59e5a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef4ce58b190b148a35ed1a7cecc2aeec66bcf7badcbdd725a0446ea8d4f54f73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef4ce58b190b148a35ed1a7cecc2aeec66bcf7badcbdd725a0446ea8d4f54f73",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
