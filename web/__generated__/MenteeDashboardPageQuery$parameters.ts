/**
 * @generated SignedSource<<f6d16cfd03c8f2511fe324debbb981c6>>
 * @relayHash 6f2c64cf9c3af617b0d4af55b7728c1f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38507dce3cd7735a0b5da86afff2e87cf14d33b63bf9520fa5e8b0892b3375a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38507dce3cd7735a0b5da86afff2e87cf14d33b63bf9520fa5e8b0892b3375a7",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
