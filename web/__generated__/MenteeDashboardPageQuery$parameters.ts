/**
 * @generated SignedSource<<5adb2c6f76ac97943d9555941778f61b>>
 * @relayHash 5f41351c47fa43ae01c735d90a36b144
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7231b191dc7e73167d87a6622ddb3f30eda3254845a5ac6501b987ecd94293b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7231b191dc7e73167d87a6622ddb3f30eda3254845a5ac6501b987ecd94293b6",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
