/**
 * @generated SignedSource<<1fcb0d97ff34c56717053ea76e91eb5b>>
 * @relayHash 109cd9fb98a1103a0ca6ce47802c81ab
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 126e131af58a363a85b23447d7eaffa946fbe511d6f75b6a86d415bfe492f613

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsPageQuery } from './EarningsPageQuery.graphql';

const node: PreloadableConcreteRequest<EarningsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "126e131af58a363a85b23447d7eaffa946fbe511d6f75b6a86d415bfe492f613",
    "metadata": {},
    "name": "EarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
