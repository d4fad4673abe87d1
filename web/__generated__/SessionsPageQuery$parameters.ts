/**
 * @generated SignedSource<<7b011665fcc3cd143475dd1311b7f729>>
 * @relayHash f22ed1f145bf3746014fa254e0a4db82
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca0963a1da307177c7dfe3fd89e14b7b9e1474a6536dcc9900aaf45ef118b631

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca0963a1da307177c7dfe3fd89e14b7b9e1474a6536dcc9900aaf45ef118b631",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
