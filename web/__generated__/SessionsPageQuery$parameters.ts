/**
 * @generated SignedSource<<844452476d6452dc2f49510972381540>>
 * @relayHash d65cbf9fd20023fcf9d71d1e020af23a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e2bfd02e166f6433270f7863ad3774de64f82e58db9deb4b08c7453633e8e49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e2bfd02e166f6433270f7863ad3774de64f82e58db9deb4b08c7453633e8e49",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
