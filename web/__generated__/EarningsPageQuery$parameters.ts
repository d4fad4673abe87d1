/**
 * @generated SignedSource<<b456564597bf08f155367db7785deefd>>
 * @relayHash f5bafd1ebb8a029c7d812762180787d4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 306f7c0556e40baefb2a24331690c638adca9e2bc2f6315260e9551fafa5072a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsPageQuery } from './EarningsPageQuery.graphql';

const node: PreloadableConcreteRequest<EarningsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "306f7c0556e40baefb2a24331690c638adca9e2bc2f6315260e9551fafa5072a",
    "metadata": {},
    "name": "EarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
