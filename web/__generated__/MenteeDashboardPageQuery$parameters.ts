/**
 * @generated SignedSource<<4496f9ab2c36628d08aea6f2eecb5b8b>>
 * @relayHash 0cadc66baaeaa48d5850698ada0a4904
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a8fe13a33917d3e88cc3b4a2426110c0ec7bdf6bde047ca90bf25922f5b6177

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a8fe13a33917d3e88cc3b4a2426110c0ec7bdf6bde047ca90bf25922f5b6177",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
