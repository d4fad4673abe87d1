/**
 * @generated SignedSource<<f43068c8eb1e5513bc6520006b7448b7>>
 * @relayHash 33710135cc4675ea1063821f9070864e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 724808b5ee20ca22894a5997a14d04c5e439f76956ca6498d8ac356d4ca4c5a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "724808b5ee20ca22894a5997a14d04c5e439f76956ca6498d8ac356d4ca4c5a4",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
