/**
 * @generated SignedSource<<fc8d56a1e0d2688129c03bf29f3ce624>>
 * @relayHash 2d06b32a6753b77e69a754559d6bc698
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11dd826b289240f63ec73c74f136dc411af947dc203aa12faa86e9d2d691fcbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11dd826b289240f63ec73c74f136dc411af947dc203aa12faa86e9d2d691fcbc",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
