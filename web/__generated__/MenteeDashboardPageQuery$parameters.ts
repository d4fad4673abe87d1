/**
 * @generated SignedSource<<b3df3cedc18d9f2f2ce35660435cee42>>
 * @relayHash 2244bbdb9c6c5bf0c2645efb2be9a74d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0ce32ca7b2f2f88800f9ec0194b44ce81c23543f61ee96748f31edd5fd3af37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0ce32ca7b2f2f88800f9ec0194b44ce81c23543f61ee96748f31edd5fd3af37",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
