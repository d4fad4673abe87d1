/**
 * @generated SignedSource<<d3ef2559578aec88d03a2b700c0673db>>
 * @relayHash ff43aad07c543e381454eab140f2b3cc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 176e984f96dfffc011919d75e9509efbe52ac6a83bd3d06e7ae5b57ef571e6f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "176e984f96dfffc011919d75e9509efbe52ac6a83bd3d06e7ae5b57ef571e6f8",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
