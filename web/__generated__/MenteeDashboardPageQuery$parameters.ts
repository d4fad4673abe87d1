/**
 * @generated SignedSource<<9cb4fae3b06111cc5d6f08d0729d64af>>
 * @relayHash e1f0c7d268bd9cc5ae83908828b3112f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf9680ebe6af00db4ac25f4ddb08e2b57b390c27ed7b05dc50e1ce3c019d3722

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf9680ebe6af00db4ac25f4ddb08e2b57b390c27ed7b05dc50e1ce3c019d3722",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
