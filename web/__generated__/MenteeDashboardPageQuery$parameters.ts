/**
 * @generated SignedSource<<470ad3ee9b7e8db8699fc4b7daf70aaf>>
 * @relayHash e00f1163f23205675d35abb6f22b8c7e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db0afd3b5443641b28abe9320b5c1c29c376862eca95818221d4870c01ffed95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db0afd3b5443641b28abe9320b5c1c29c376862eca95818221d4870c01ffed95",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
