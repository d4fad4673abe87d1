/**
 * @generated SignedSource<<4a9458b69173834eddb695d8555d04d0>>
 * @relayHash 8279fe8891e01207ce1d14dcf779c3c1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63bb98de1fbbaf456c01e8509dfbdf3b188c078524042b64516e1fb5616317fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63bb98de1fbbaf456c01e8509dfbdf3b188c078524042b64516e1fb5616317fe",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
