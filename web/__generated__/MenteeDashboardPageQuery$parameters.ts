/**
 * @generated SignedSource<<dd1a8ac9106b3ceb8b78d8df092c06a9>>
 * @relayHash 65fa9d2155ce52ab31b3c0ed7809c703
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cea0492dae3dcba4047f3f6aaf4aa1e31aa11d8b9d6d40e75559210398ef1e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cea0492dae3dcba4047f3f6aaf4aa1e31aa11d8b9d6d40e75559210398ef1e5",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
