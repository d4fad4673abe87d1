/**
 * @generated SignedSource<<8bd71f5a30497bdb9e6acdf13a4a20e8>>
 * @relayHash bd7236f09f983e345f71aaf67fd0853e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e8b414f5b76e3ca09debaab00f1798d49029e2d73f8e6bad984257c1e7b378d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e8b414f5b76e3ca09debaab00f1798d49029e2d73f8e6bad984257c1e7b378d",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
