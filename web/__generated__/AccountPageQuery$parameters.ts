/**
 * @generated SignedSource<<1d974aab6d6b294eaa25639acf82d1d3>>
 * @relayHash a3e348fb893b75eaef15aacc361e334c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee3ab7d74ab2c2382def06af9aee8d19149cbd6fc06b0737b53a039c5c005bcb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountPageQuery } from './AccountPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee3ab7d74ab2c2382def06af9aee8d19149cbd6fc06b0737b53a039c5c005bcb",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
